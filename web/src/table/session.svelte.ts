/** One table as this page knows it: who sits there, what is shown, what is asked, and the line to the server. */
import { say } from "../language/language.svelte";
import { api } from "../net/api";
import { PLAIN, type GameParts } from "../games";
import { newKey, TableSocket, type Line } from "../net/socket";
import type { EventFrame, FrameMessage, FromServer, HintAnswer, Option, OrderInfo, Problem, Said, SeatInfo, TableInfo } from "../protocol";
import { allTargets, meant, withTarget } from "./options";
import { Pace } from "./pace";
import { append, away } from "./story";

/** A move that was refused or asked about, and why. */
export interface Objection {
  move: string | null;
  problem: Problem | null;
}

const GLANCE = 5; // fewer happenings than this need no summary

export class Session {
  readonly id: string;
  parts = $state.raw<GameParts>(PLAIN);
  board = $state.raw<unknown>(null);
  /** The standing orders that this game knows. */
  orders = $state.raw<OrderInfo[]>([]);
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<FrameMessage | null>(null);
  latest = $state.raw<FrameMessage | null>(null);
  story = $state.raw<EventFrame[]>([]);
  told = $state(0); // how much of the story has been shown
  eyes = $state<number | null>(null);
  line = $state<Line>("connecting");
  chat = $state.raw<Said[]>([]);
  busy = $state(false);
  queued = $state(0);
  objection = $state.raw<Objection | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  narrowed = $state<string | null>(null);
  lit = $state.raw<Set<string>>(new Set());
  missed = $state.raw<EventFrame[]>([]);
  problem = $state.raw<Problem | null>(null);
  renewed = $state(false);
  deadline = $state<number | null>(null);
  /** Whether this page saw the game being played and has not yet seen its score counted. */
  suspense = $state(false);

  #socket: TableSocket;
  #pace: Pace<FrameMessage>;
  #version: string | null = null;
  #leftAt: number | null = null;
  #question: string | null = null; // the key of what was asked last: late answers to older questions say nothing
  #heardFrame = false;

  constructor(id: string, moving: () => boolean) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      hello: () => ({ last: this.latest?.seq ?? null, eyes: this.eyes }),
      heard: (message) => this.#hear(message),
      line: (line) => (this.line = line),
      rebooted: () => void this.#checkVersion(),
    });
    this.#pace = new Pace<FrameMessage>((message, waiting) => this.#show(message, waiting), moving);
  }

  async start(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.#version = (await api.me()).version;
      this.table = table;
      if (this.mine.length === 1) this.eyes = this.mine[0] ?? null;
      this.#leftAt = Number(localStorage.getItem(`seen:${this.id}`)) || null;
    } catch (error) {
      this.problem = (error as { problem?: Problem }).problem ?? { key: "page-went_wrong", args: {}, rule: null };
      return;
    }
    this.#socket.open();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#looked);
  }

  stop(): void {
    this.#remember();
    this.#socket.close();
    this.#pace.stop();
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#looked);
  }

  #hurry = (): void => this.#socket.hurry();

  #looked = (): void => {
    if (document.hidden) {
      this.#leftAt = this.story.length;
      this.#remember();
    } else {
      this.#socket.hurry();
      this.#summarise();
    }
  };

  #remember(): void {
    localStorage.setItem(`seen:${this.id}`, String(this.story.length));
  }

  async #checkVersion(): Promise<void> {
    const me = await api.me().catch(() => null);
    if (me && this.#version !== null && me.version !== this.#version) this.renewed = true;
  }

  // --- who is who ---------------------------------------------------------------------------------

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine && !seat.bot_for_now).map((seat) => seat.seat) ?? [];
  }

  get replaced(): boolean {
    return this.table?.seats.some((seat) => seat.mine && seat.bot_for_now) ?? false;
  }

  /** The seats, each with a name to be called by. */
  get seats(): SeatInfo[] {
    return (this.table?.seats ?? []).map((seat) => ({ ...seat, name: seat.name || say("seat-number", { number: seat.seat + 1 }) }));
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** Nothing waits to be shown: what is on the screen is how things stand. */
  get current(): boolean {
    return this.shown !== null && this.shown === this.latest;
  }

  /** The seat whose decision this page may take now, or whose sealed choice it may still change. */
  get acting(): number | null {
    if (!this.current || this.eyes === null || !this.mine.includes(this.eyes)) return null;
    return this.shown?.frame.decision.options.length ? this.eyes : null;
  }

  /** Whether the table waits for this page. */
  get awaited(): boolean {
    return this.current && this.asked;
  }

  /** Whether the reader is asked, be it that earlier frames are still being shown. */
  get asked(): boolean {
    return this.eyes !== null && this.mine.includes(this.eyes) && (this.shown?.frame.decision.seats.includes(this.eyes) ?? false);
  }

  get options(): Option[] {
    return this.acting === null ? [] : (this.shown?.frame.decision.options ?? []);
  }

  get choices(): Option[] {
    return this.narrowed === null ? this.options : withTarget(this.options, this.narrowed, this.parts);
  }

  get targets(): Set<string> {
    return allTargets(this.options, this.parts);
  }

  /** On a shared device: the person who must take it before anything is shown. */
  get handOver(): number | null {
    if (this.mine.length < 2 || !this.latest || this.latest !== this.shown) return null;
    const asked = this.latest.frame.decision.seats.filter((seat) => this.mine.includes(seat));
    if (asked.length === 0 || (this.eyes !== null && asked.includes(this.eyes))) return null;
    return asked[0] ?? null;
  }

  // --- what the page says ---------------------------------------------------------------------------

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.story = [];
    this.told = 0;
    this.#forget();
    this.#heardFrame = false;
    this.#socket.send({ type: "look", eyes });
  }

  play(move: string): void {
    const seat = this.acting;
    if (seat === null || this.busy || !this.shown) return;
    this.busy = true;
    this.#forget();
    this.#socket.send({ type: "move", seat, move, seq: this.shown.seq, key: newKey() });
  }

  undo(): void {
    const seat = this.eyes;
    if (seat === null || this.busy || !this.latest?.frame.decision.undo) return;
    this.busy = true;
    this.#forget();
    this.#socket.send({ type: "undo", seat, seq: this.latest.seq, key: newKey() });
  }

  /** On a shared device that is being handed over: take the last move back, and hand the device back for it. */
  handBack(): void {
    const seat = this.eyes;
    if (seat === null || !this.latest?.frame.decision.undo) return;
    const { seq } = this.latest;
    this.look(null);
    this.#socket.send({ type: "undo", seat, seq, key: newKey() });
  }

  why(move: string): void {
    if (this.eyes === null) return;
    this.objection = null;
    this.#question = newKey();
    this.#socket.send({ type: "why", seat: this.eyes, move, key: this.#question });
  }

  askHint(): void {
    if (this.acting === null) return;
    this.objection = null;
    this.#question = newKey();
    this.#socket.send({ type: "hint", seat: this.acting, key: this.#question });
  }

  /** Leave a standing order with the table, or take it back; only this seat will know. */
  order(name: string, value: boolean | number | string): void {
    if (this.eyes === null || !this.mine.includes(this.eyes)) return;
    this.#socket.send({ type: "orders", seat: this.eyes, orders: { [name]: value }, key: newKey() });
  }

  speak(text: string): void {
    if (text.trim()) this.#socket.send({ type: "chat", text: text.trim(), key: newKey() });
  }

  /** A piece was pointed at: the option it stands for, the few it stands for, or why it stands for none. */
  choose(target: string): void {
    if (this.acting === null || this.busy) return;
    const fitting = withTarget(this.choices, target, this.parts);
    const only = fitting[0];
    if (fitting.length === 1 && only) return this.play(only.text);
    if (fitting.length > 1) {
      this.narrowed = target;
      this.objection = null;
      return;
    }
    if (withTarget(this.options, target, this.parts).length > 0) {
      this.narrowed = null;
      return this.choose(target);
    }
    const decision = this.shown?.frame.decision;
    const move = decision ? meant(this.options, target, decision, this.parts) : null;
    if (move === null) return;
    const elsewhere = this.options.find((option) => option.text === move);
    if (elsewhere) this.lit = new Set(elsewhere.targets); // allowed, but with another piece: show which
    else this.why(move);
  }

  widen(): void {
    this.narrowed = null;
    this.objection = null;
  }

  skip(): void {
    this.#pace.skip();
  }

  #forget(): void {
    this.#question = null;
    this.objection = null;
    this.hint = null;
    this.narrowed = null;
    this.lit = new Set();
    this.missed = [];
  }

  // --- what the server says -------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.chat = message.chat;
        this.#seats(message.table);
        break;
      case "seats":
        this.#seats(message.table);
        break;
      case "frame":
        this.#frame(message);
        break;
      case "ack":
        if (this.latest && message.seq <= this.latest.seq) this.#free();
        break;
      case "refused":
        this.#free();
        this.objection = { move: null, problem: message.problem };
        break;
      case "why_answer":
        if (message.key !== this.#question) break;
        this.objection = { move: message.move, problem: message.problem };
        break;
      case "hint_answer":
        if (message.key !== this.#question) break;
        this.hint = message;
        this.lit = new Set(this.options.find((option) => option.text === message.move)?.targets ?? []);
        break;
      case "said":
        this.chat = [...this.chat, message];
        break;
    }
  }

  /** The next move may be chosen, unless one is still under way: after a lost line it is sent again, and may count. */
  #free(): void {
    this.busy = this.#socket.underWay;
  }

  #seats(table: TableInfo): void {
    this.table = table;
    const only = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    const seen = table.status === "playing" || table.status === "over";
    if (seen && only !== null && this.eyes !== only) this.look(only);
  }

  /** This page took or left a seat by a request of its own: call the table again as who it is now. */
  rejoin(table: TableInfo): void {
    this.table = table;
    this.eyes = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    this.story = [];
    this.latest = null;
    this.#heardFrame = false;
    this.#socket.restart();
  }

  #frame(message: FrameMessage): void {
    if (message.eyes !== this.eyes) return; // sent before the device changed hands
    if (message.events_from > this.story.length) return this.look(this.eyes);
    const first = !this.#heardFrame;
    const answer = this.busy; // what I did myself I want to see at once
    this.#heardFrame = true;
    this.story = append(this.story, message.events_from, message.frame.events);
    this.latest = message;
    this.#free();
    this.deadline = message.deadline === null ? null : Date.now() + message.deadline * 1000;
    if (first || answer) this.#pace.now(message);
    else this.#pace.add(message);
    if (first) this.#summarise();
  }

  /** An objection stays: whoever was refused reads it, and acts again when they have. */
  #show(message: FrameMessage, waiting: number): void {
    const before = this.shown?.frame.decision.options;
    this.shown = message;
    if (!message.frame.over) this.suspense = true;
    this.queued = waiting;
    this.told = Math.min(this.story.length, message.events_from + message.frame.events.length);
    // somebody else sealed a choice: what one was looking at stays
    if (message.frame.events.length === 0 && sameMoves(before, message.frame.decision.options)) return;
    this.narrowed = null;
    this.lit = new Set();
    this.hint = null;
  }

  /** What others did while nobody looked at this page. */
  #summarise(): void {
    if (this.#leftAt === null || document.hidden) return;
    const fresh = away(this.story.slice(this.#leftAt), new Set(this.mine), this.parts);
    this.#leftAt = null;
    if (fresh.length >= GLANCE) this.missed = fresh;
  }
}

function sameMoves(one: Option[] | undefined, other: Option[]): boolean {
  return one !== undefined && one.length > 0 && one.map((option) => option.text).join() === other.map((option) => option.text).join();
}
