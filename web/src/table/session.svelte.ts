/** One table as this page knows it: who sits there, what is shown, what is asked, and the line to the server. */
import { say } from "../language/language.svelte";
import { api, Refused } from "../net/api";
import { isDrawn, PLAIN, type GameParts } from "../games";
import { newKey, TableSocket, type Line } from "../net/socket";
import type { EventFrame, Frame, FrameMessage, FromServer, GameInfo, HintAnswer, LessonStep, Option, OrderInfo, Problem, Said, SeatInfo, TableInfo } from "../protocol";
import { faceOf, type Face } from "./face";
import { concerns, isBidding, weightOfAll, type Facts } from "./facts";
import { mayReturn } from "./leaving";
import { allTargets, targetsOf, withTarget } from "./options";
import { beat, Pace, type Beat, type Speed } from "./pace";
import { gains, type Gain } from "./scoring";
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
  /** The game's box on the shelf. */
  box = $state.raw<GameInfo | null>(null);
  /** What this game says of its kinds of event. */
  facts = $state.raw<Facts>(new Map());
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
  /** Whether the next frame waits until the reader has seen this one. */
  stopped = $state(false);
  /** What the frame on the screen has brought, and how it changed the score. */
  fresh = $state.raw<EventFrame[]>([]);
  scored = $state.raw<Gain[]>([]);
  /** What others did since this page's last decision, and how the score changed; the reader may put it away. */
  recap = $state.raw<EventFrame[]>([]);
  recapScored = $state.raw<Gain[]>([]);
  objection = $state.raw<Objection | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  /** The hinted move that is pointed at, or else the best. */
  advised = $state<string | null>(null);
  /** A hint was asked for where not everybody allows hints yet. */
  wantsHints = $state(false);
  /** The pieces that were pointed at, one after the other, each of which leaves fewer options. */
  path = $state.raw<readonly string[]>([]);
  /** A move that would end the turn and waits to be confirmed. */
  pending = $state.raw<Option | null>(null);
  lit = $state.raw<Set<string>>(new Set());
  missed = $state.raw<EventFrame[]>([]);
  problem = $state.raw<Problem | null>(null);
  renewed = $state(false);
  deadline = $state<number | null>(null);
  /** Faces of the table that could not be shown. */
  failed = $state.raw<readonly Face[]>([]);
  /** Whether this page saw the game being played and has not yet seen its score counted. */
  suspense = $state(false);

  #socket: TableSocket;
  #pace: Pace<FrameMessage>;
  #version: string | null = null;
  #leftAt: number | null = null;
  #question: string | null = null; // the key of what was asked last: late answers to older questions say nothing
  #aim = false; // whether the question was about a piece
  #heardFrame = false;
  #askedForScene = false;
  #answersRead = $state(0); // the step of a lesson up to which the answers have been read
  #seen = false; // whether somebody has looked at this page
  #decidedAt: { told: number; frame: FrameMessage } | null = null; // this page's last decision
  #wish: () => Face;
  #careful: () => boolean;

  /** `speed`: how fast frames follow one another, null if all at once; `wish`: the face one would like; `careful`: whether the end of a turn is confirmed. */
  constructor(id: string, private readonly speed: () => Speed | null, wish: () => Face = () => "drawn", careful: () => boolean = () => false) {
    this.id = id;
    this.#wish = wish;
    this.#careful = careful;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      hello: () => ({ last: this.latest?.seq ?? null, eyes: this.eyes, scene: this.face !== "drawn" }),
      heard: (message) => this.#hear(message),
      line: (line) => (this.line = line),
      rebooted: () => void this.#checkVersion(),
    });
    this.#pace = new Pace<FrameMessage>((message, waiting) => this.#show(message, waiting), (message) => this.#beat(message), (stopped) => (this.stopped = stopped));
  }

  async start(): Promise<void> {
    try {
      const table = await this.#reclaimed(await api.table(this.id));
      this.#version = (await api.me()).version;
      this.table = table;
      if (this.mine.length === 1) this.eyes = this.mine[0] ?? null;
      this.#leftAt = Number(localStorage.getItem(`seen:${this.id}`)) || null;
    } catch (error) {
      this.refuse(error);
      return;
    }
    this.#socket.open();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#looked);
  }

  /** Whoever opens the table again takes the seat back that a computer plays; a page opened unseen waits for that. */
  async #reclaimed(table: TableInfo): Promise<TableInfo> {
    if (this.#seen || document.hidden) return table;
    this.#seen = true;
    return mayReturn(table) ? api.comeBack(this.id).catch(() => table) : table;
  }

  /** There is nothing to show: say why. */
  refuse(error: unknown): void {
    this.problem = error instanceof Refused ? error.problem : { key: "page-went_wrong", args: {}, rule: null };
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
      void this.#firstLook();
    }
  };

  async #firstLook(): Promise<void> {
    if (this.#seen || !this.table) return;
    const table = await this.#reclaimed(this.table);
    if (table !== this.table) this.rejoin(table);
  }

  #remember(): void {
    localStorage.setItem(`seen:${this.id}`, String(this.story.length));
  }

  async #checkVersion(): Promise<void> {
    const me = await api.me().catch(() => null);
    if (me && this.#version !== null && me.version !== this.#version) this.renewed = true;
  }

  // --- how the table is shown -----------------------------------------------------------------------

  face = $derived.by((): Face => faceOf(this.#wish(), isDrawn(this.table?.game ?? ""), this.failed));

  fail(face: Face): void {
    if (!this.failed.includes(face)) this.failed = [...this.failed, face];
  }

  /** The table is shown from its scene, and the frame came without: ask for it, once. */
  wantScene(): void {
    if (this.#askedForScene || this.face === "drawn" || !this.shown || this.shown.frame.scene) return;
    this.#askedForScene = true;
    this.look(this.eyes);
  }

  // --- who is who ---------------------------------------------------------------------------------

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine && !seat.bot_for_now).map((seat) => seat.seat) ?? [];
  }

  /** Whether a computer plays for the reader, who may come back. */
  get replaced(): boolean {
    return this.table !== null && mayReturn(this.table);
  }

  get resigned(): boolean {
    return this.table?.seats.some((seat) => seat.mine && seat.resigned) ?? false;
  }

  /** The standing orders that this game knows. */
  get orders(): OrderInfo[] {
    return this.box?.orders ?? [];
  }

  /** The seats, each with a name to be called by. */
  seats = $derived.by((): SeatInfo[] =>
    (this.table?.seats ?? []).map((seat) => ({ ...seat, name: seat.name || say("seat-number", { number: seat.seat + 1 }) })),
  );

  names = $derived(this.seats.map((seat) => seat.name));

  /** Nothing waits to be shown: what is on the screen is how things stand. */
  get current(): boolean {
    return this.shown !== null && this.shown === this.latest;
  }

  /** The seat whose decision this page may take now, or whose sealed choice it may still change. */
  get acting(): number | null {
    if (!this.current || this.reading || this.eyes === null || !this.mine.includes(this.eyes)) return null;
    return this.shown?.frame.decision.options.length ? this.eyes : null;
  }

  /** Whether the table waits for this page. */
  get awaited(): boolean {
    return this.current && this.asked;
  }

  /** Whether the reader is asked, be it that earlier frames are still being shown. */
  get asked(): boolean {
    return !this.reading && this.eyes !== null && this.mine.includes(this.eyes) && (this.shown?.frame.decision.seats.includes(this.eyes) ?? false);
  }

  options = $derived.by((): Option[] => (this.acting === null ? [] : (this.shown?.frame.decision.options ?? [])));

  choices = $derived.by((): Option[] => this.path.reduce((left, target) => withTarget(left, target, this.parts), this.options));

  /** The piece that was pointed at last. */
  get narrowed(): string | null {
    return this.path.at(-1) ?? null;
  }

  targets = $derived.by((): Set<string> => allTargets(this.options, this.parts));

  /** On a shared device: the person who must take it before anything is shown. */
  get handOver(): number | null {
    if (this.mine.length < 2 || !this.latest || this.latest !== this.shown) return null;
    const asked = this.latest.frame.decision.seats.filter((seat) => this.mine.includes(seat));
    if (asked.length === 0 || (this.eyes !== null && asked.includes(this.eyes))) return null;
    return asked[0] ?? null;
  }

  // --- the lesson --------------------------------------------------------------------------------

  /** Where the lesson stands, until it is over. */
  get lesson(): LessonStep | null {
    return this.replaced ? null : (this.shown?.lesson ?? null);
  }

  /** The step whose right move was just played, until the answer to it has been read. */
  get answered(): string | null {
    const lesson = this.lesson;
    return lesson && lesson.number > this.#answersRead ? lesson.answered : null;
  }

  /** Whether a lesson has something to read before anything can be done. */
  get reading(): boolean {
    return this.lesson !== null && (this.answered !== null || !this.lesson.asks);
  }

  aims = $derived.by((): Set<string> => new Set(this.answered === null ? this.lesson?.look : []));

  /** What there was to read has been read. */
  goOn(): void {
    if (this.stopped) return this.#pace.goOn();
    const { lesson, eyes, shown } = this;
    if (!lesson || !shown || eyes === null || !this.reading || this.busy) return;
    this.#forget();
    if (this.answered !== null) {
      this.#answersRead = lesson.number;
      return;
    }
    this.busy = true;
    this.#socket.send({ type: "continue", seat: eyes, seq: shown.seq, key: newKey() });
  }

  // --- what the page says ---------------------------------------------------------------------------

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.story = [];
    this.told = 0;
    this.#forget();
    this.#heardFrame = false;
    this.#socket.send({ type: "look", eyes, scene: this.face !== "drawn" });
  }

  play(move: string): void {
    const seat = this.acting;
    if (seat === null || this.busy || !this.shown || this.#waits(move)) return;
    this.busy = true;
    this.#forget();
    this.putAway();
    this.#decidedAt = { told: this.story.length, frame: this.shown };
    this.#socket.send({ type: "move", seat, move, seq: this.shown.seq, key: newKey() });
  }

  /** Whether a move is to be confirmed first; asked for again, it is. */
  #waits(move: string): boolean {
    const option = this.options.find((one) => one.text === move);
    if (!option?.ends || !this.#careful() || this.pending === option) return false;
    this.pending = option;
    this.objection = null;
    this.lit = new Set(targetsOf(option, this.parts));
    return true;
  }

  confirm(): void {
    if (this.pending) this.play(this.pending.text);
  }

  takeBack(): void {
    this.pending = null;
    this.lit = new Set();
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

  why(asked: { move: string } | { target: string }): void {
    if (this.eyes === null) return;
    this.objection = null;
    this.#question = newKey();
    this.#aim = "target" in asked;
    this.#socket.send({ type: "why", seat: this.eyes, key: this.#question, ...asked });
  }

  askHint(): void {
    if (this.acting === null) return;
    this.objection = null;
    this.wantsHints = this.table?.hints === false;
    if (this.wantsHints) return;
    this.#question = newKey();
    this.#socket.send({ type: "hint", seat: this.acting, key: this.#question });
  }

  /** Light one of the hinted moves; none means the best. */
  point(move: string | null): void {
    this.advised = move ?? this.hint?.moves[0]?.move ?? null;
    const option = this.options.find((one) => one.text === this.advised);
    this.lit = new Set(option ? targetsOf(option, this.parts) : []);
  }

  dropHint(): void {
    this.#question = null;
    this.hint = null;
    this.point(null);
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
      this.pending = null;
      if (fitting.length < this.choices.length || this.path.length === 0) this.path = [...this.path, target];
      this.objection = null;
      return;
    }
    if (withTarget(this.options, target, this.parts).length > 0) {
      this.path = [];
      return this.choose(target);
    }
    this.why({ target });
  }

  widen(): void {
    this.takeBack();
    this.path = [];
    this.objection = null;
  }

  skip(): void {
    this.#pace.skip();
  }

  /** The recap has been read. */
  putAway(): void {
    this.recap = [];
    this.recapScored = [];
    this.scored = [];
  }

  #forget(): void {
    this.#question = null;
    this.objection = null;
    this.hint = null;
    this.path = [];
    this.pending = null;
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
        if (message.problem === null && this.#aim) this.#pointElsewhere(message.move);
        else this.objection = { move: message.move, problem: message.problem };
        break;
      case "hint_answer":
        if (message.key !== this.#question) break;
        this.hint = message;
        this.point(message.moves.some((row) => row.move === this.advised) && !message.searching ? this.advised : null);
        break;
      case "said":
        this.chat = [...this.chat, message];
        break;
    }
  }

  /** What was meant by a piece is allowed, but with another piece: show which. */
  #pointElsewhere(move: string): void {
    const option = this.options.find((one) => one.text === move);
    if (option) this.lit = new Set(targetsOf(option, this.parts));
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
    if (first || this.#pressing(message)) this.#pace.now(message);
    else if (answer) this.#pace.now(message, true);
    else if (this.#overbid(message)) this.#pace.hold(message);
    else this.#pace.add(message);
    if (first) this.#summarise();
  }

  /** The reader is asked, and a clock runs: nothing may keep them waiting. */
  #pressing(message: FrameMessage): boolean {
    return message.deadline !== null && this.#asks(message);
  }

  #asks(message: FrameMessage): boolean {
    return message.eyes !== null && message.frame.decision.seats.includes(message.eyes);
  }

  /** A computer has bid, and the next to speak is a computer too: only where they end is worth a look. */
  #overbid({ frame }: FrameMessage): boolean {
    const computers = frame.decision.seats.length > 0 && frame.decision.seats.every((seat) => this.#byComputer(seat));
    return computers && isBidding(frame.events, this.facts);
  }

  #byComputer(seat: number): boolean {
    const sitting = this.table?.seats[seat];
    return sitting !== undefined && (sitting.kind === "bot" || sitting.bot_for_now);
  }

  /** How long a frame stays on the screen; what asks the reader needs no stop. */
  #beat(message: FrameMessage): Beat | null {
    const speed = this.speed();
    if (speed === null) return null;
    const { events, over, scores } = message.frame;
    const asks = this.#asks(message) || over;
    const weight = weightOfAll(events, this.facts);
    const mine = concerns(events, this.mine) || gains(this.shown?.frame.scores ?? [], scores).some(({ seat }) => this.mine.includes(seat));
    return beat(speed, asks && weight === "reveal" ? "ordinary" : weight, mine);
  }

  /** An objection stays: whoever was refused reads it, and acts again when they have. */
  #show(message: FrameMessage, waiting: number): void {
    const before = this.shown?.frame.decision.options;
    const known = this.told;
    const scores = this.shown?.eyes === message.eyes ? this.shown.frame.scores : [];
    this.shown = message;
    if (!message.frame.over) this.suspense = true;
    this.queued = waiting;
    this.told = Math.min(this.story.length, message.events_from + message.frame.events.length);
    // somebody else sealed a choice: what one was looking at stays
    if (message.frame.events.length === 0 && sameMoves(before, message.frame.decision.options)) return;
    this.path = [];
    this.pending = null;
    this.lit = new Set();
    this.hint = null;
    this.#news(scores, known);
  }

  /** What the frame on the screen has brought and, at one's own turn, everything since one's last decision. */
  #news(scores: Frame["scores"], known: number): void {
    const { frame } = this.shown as FrameMessage;
    this.fresh = scores.length ? this.story.slice(Math.min(known, this.told), this.told) : [];
    this.scored = frame.over ? [] : gains(scores, frame.scores);
    this.recap = [];
    this.recapScored = [];
    const last = this.#decidedAt;
    if (!this.awaited || !last || last.frame.eyes !== this.eyes || frame.over) return;
    const others = away(this.story.slice(last.told), new Set(this.mine), this.parts);
    this.recap = others.filter((event) => !this.parts.chapters.includes(event.name));
    this.recapScored = gains(last.frame.frame.scores, frame.scores);
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
