/** The line to one table: it says hello, comes back by itself, and repeats what was not acknowledged. */
import type { FromPage, FromServer } from "../protocol";

export type Line = "connecting" | "open" | "lost";
type Keyed = Extract<FromPage, { key: string }>;

/** The part of WebSocket that is used, so that tests can hand in their own. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface Wishes {
  url: string;
  hello: () => { last: number | null; eyes: number | null; scene: boolean };
  heard: (message: FromServer) => void;
  line: (line: Line) => void;
  /** Another server process than before: what the page has must be fetched anew. */
  rebooted?: () => void;
  wire?: (url: string) => Wire;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 12_000;

export class TableSocket {
  #wishes: Wishes;
  #wire: Wire | null = null;
  #pending = new Map<string, Keyed>();
  #boot: string | null = null;
  #welcomed = false;
  #closed = false;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** How many messages still wait for their acknowledgement. */
  get unanswered(): number {
    return this.#pending.size;
  }

  /** Whether a move, or taking one back, still waits for its acknowledgement. */
  get underWay(): boolean {
    return [...this.#pending.values()].some((message) => ["move", "undo", "continue"].includes(message.type));
  }

  open(): void {
    if (this.#closed || this.#wire) return;
    clearTimeout(this.#again);
    this.#wishes.line("connecting");
    const make = this.#wishes.wire ?? ((url: string) => new WebSocket(url) as unknown as Wire);
    const wire = make(this.#wishes.url);
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello", ...this.#wishes.hello() }));
    wire.onmessage = (event) => this.#hear(String(event.data));
    wire.onclose = () => this.#lost(wire);
    wire.onerror = () => this.#lost(wire);
    this.#expect();
  }

  /** The browser is online again, or the page is looked at again: do not wait for the timer. */
  hurry(): void {
    this.#tries = 0;
    this.open();
  }

  /** Hang up and call again: who sits where has changed. */
  restart(): void {
    this.#drop();
    this.#tries = 0;
    this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#drop();
  }

  /** Messages with a key are kept until they are answered; others go only while the line is open. */
  send(message: FromPage): void {
    if ("key" in message) this.#pending.set(message.key, message);
    if (this.#welcomed) this.#wire?.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.#rest();
    if (message.type === "welcome") this.#welcome(message.boot);
    if ("key" in message && message.key) this.#pending.delete(message.key);
    if (message.type !== "pong") this.#wishes.heard(message);
  }

  #welcome(boot: string): void {
    const changed = this.#boot !== null && this.#boot !== boot;
    this.#boot = boot;
    this.#welcomed = true;
    this.#tries = 0;
    this.#wishes.line("open");
    if (changed) this.#wishes.rebooted?.();
    for (const message of this.#pending.values()) this.#wire?.send(JSON.stringify(message));
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#drop();
    if (this.#closed) return;
    this.#wishes.line("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#again = setTimeout(() => this.open(), wait);
  }

  #drop(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    const wire = this.#wire;
    this.#wire = null;
    this.#welcomed = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    wire.close();
  }

  /** Something was heard: the next ping can wait. */
  #rest(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#wire?.send('{"type":"ping"}');
      this.#expect();
    }, PING_EVERY);
  }

  /** If nothing is heard for a while the line is dead, whatever the browser thinks. */
  #expect(): void {
    clearTimeout(this.#silence);
    const wire = this.#wire;
    this.#silence = setTimeout(() => wire && this.#lost(wire), SILENCE);
  }
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
