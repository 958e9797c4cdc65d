/** The requests of the page: one function for each row of docs/protocol.md. */
import type {
  CarryLink, ChangeSeat, ChangeTable, Chapter, Frame, GameInfo, Join, Me, NewTable, Problem, TableInfo,
} from "../protocol";

/** A refusal by the server, said in the reader's language by its key. */
export class Refused extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.key);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  return (await answer.json()) as T;
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => request<T>("POST", path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  changeSecret: () => post<Me>("/api/me/secret"),
  shelf: () => get<GameInfo[]>("/api/shelf"),
  board: (game: string) => get<unknown>(`/api/games/${game}/board`),
  rules: (game: string, lang: string) => get<Chapter[]>(`/api/games/${game}/rules/${lang}`),
  tables: () => get<{ mine: TableInfo[]; listed: TableInfo[] }>("/api/tables"),
  create: (wish: NewTable) => post<TableInfo>("/api/tables", wish),
  table: (id: string) => get<TableInfo>(table(id)),
  join: (id: string, wish: Join) => post<TableInfo>(`${table(id)}/join`, wish),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  comeBack: (id: string) => post<TableInfo>(`${table(id)}/return`),
  changeSeat: (id: string, seat: number, wish: ChangeSeat) => post<TableInfo>(`${table(id)}/seats/${seat}`, wish),
  allow: (id: string, wish: ChangeTable) => post<TableInfo>(`${table(id)}/allow`, wish),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  carry: (id: string) => post<CarryLink>(`${table(id)}/carry`),
  carried: (token: string) => post<TableInfo>("/api/carry", { token }),
  frame: (id: string, move: number, eyes: number | "all" | null) =>
    get<Frame>(`${table(id)}/frames/${move}${eyes === null ? "" : `?eyes=${eyes}`}`),
  record: (id: string) => get<unknown>(`${table(id)}/record`),
};
