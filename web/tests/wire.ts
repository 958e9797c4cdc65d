/** A line to the server that a test holds in its hand. */
import type { Wire } from "../src/net/socket";

export class FakeWire implements Wire {
  static all: FakeWire[] = [];
  sent: { type: string; key?: string; last?: number | null; move?: string; target?: string; seat?: number; eyes?: number | null }[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  onerror: Wire["onerror"] = null;
  constructor() {
    FakeWire.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(boot = "one", table: object = {}): void {
    this.open();
    this.say({ type: "welcome", boot, table, chat: [] });
  }
  cut(): void {
    this.onclose?.({ code: 1006 });
  }
}

export const wire = (index: number): FakeWire => FakeWire.all[index] as FakeWire;
