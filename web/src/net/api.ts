/** The requests of the page: one function for each row of docs/protocol.md. */
import type {
  AnalysisInfo, Book, CarryLink, ChangeSeat, ChangeTable, Frame, GameInfo, Join, LegendGroup, Line, Lobby, Me, NewTable, PastStory, Problem, Reference, TableInfo,
} from "../protocol";

/** Through whose eyes the past is seen; null is a spectator. */
export type Eyes = number | "all" | null;

/** A refusal by the server, said in the reader's language by its key. */
export class Refused extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.key);
  }
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        ...(method === "GET" ? {} : { "X-Caravanserai": "1" }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ key: "page-unreachable", args: {}, rule: null }, 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refused(problem?.key ? problem : { key: "page-went_wrong", args: {}, rule: null }, answer.status);
  }
  return answer;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answered(method, path, body)).json()) as T;
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => request<T>("POST", path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  changeSecret: () => post<Me>("/api/me/secret"),
  shelf: () => get<GameInfo[]>("/api/shelf"),
  texts: async (game: string, lang: string) => (await answered("GET", `/api/games/${game}/texts/${lang}`)).text(),
  lesson: async (game: string, lang: string) => (await answered("GET", `/api/games/${game}/lesson/${lang}`)).text(),
  board: (game: string) => get<unknown>(`/api/games/${game}/board`),
  rules: (game: string, lang: string) => get<Book>(`/api/games/${game}/rules/${lang}`),
  reference: (game: string, lang: string) => get<Reference>(`/api/games/${game}/reference/${lang}`),
  legend: (game: string) => get<LegendGroup[]>(`/api/games/${game}/legend`),
  tables: () => get<Lobby>("/api/tables"),
  create: (wish: NewTable) => post<TableInfo>("/api/tables", wish),
  table: (id: string) => get<TableInfo>(table(id)),
  join: (id: string, wish: Join) => post<TableInfo>(`${table(id)}/join`, wish),
  ready: (id: string, ready: boolean) => post<TableInfo>(`${table(id)}/ready`, { ready }),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  renameAt: (id: string, name: string) => post<TableInfo>(`${table(id)}/rename`, { name }),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  comeBack: (id: string) => post<TableInfo>(`${table(id)}/return`),
  resign: (id: string) => post<TableInfo>(`${table(id)}/resign`),
  close: (id: string) => post<TableInfo>(`${table(id)}/close`),
  changeSeat: (id: string, seat: number, wish: ChangeSeat) => post<TableInfo>(`${table(id)}/seats/${seat}`, wish),
  allow: (id: string, wish: ChangeTable) => post<TableInfo>(`${table(id)}/allow`, wish),
  allowHints: (id: string, allow: boolean) => post<TableInfo>(`${table(id)}/hints`, { allow }),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  carry: (id: string) => post<CarryLink>(`${table(id)}/carry`),
  carried: (token: string) => post<TableInfo>("/api/carry", { token }),
  /** How things stood after so many moves, without the story so far. */
  frame: (id: string, move: number, eyes: Eyes, scene: boolean) =>
    get<Frame>(`${table(id)}/frames/${move}?since=${move}${eyes === null ? "" : `&eyes=${eyes}`}${scene ? "&scene=true" : ""}`),
  story: (id: string, eyes: Eyes) => get<PastStory>(`${table(id)}/story${eyes === null ? "" : `?eyes=${eyes}`}`),
  analysis: (id: string) => get<AnalysisInfo>(`${table(id)}/analysis`),
  analyse: (id: string) => post<AnalysisInfo>(`${table(id)}/analysis`),
  /** What might have come of another move in place of one that was played. */
  instead: (id: string, number: number, move: string, eyes: Eyes, scene: boolean) =>
    get<Line>(`${table(id)}/instead/${number}?move=${encodeURIComponent(move)}${eyes === null ? "" : `&eyes=${eyes}`}${scene ? "&scene=true" : ""}`),
  record: (id: string) => get<unknown>(`${table(id)}/record`),
};
