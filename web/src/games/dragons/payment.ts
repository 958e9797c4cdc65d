/** Ways to pay for the tokens in a palace room, so that the best can be proposed whole and changed token by token. */
import type { Option } from "../../protocol";

/** One kind for each token, the strongest token first. */
export type Payment = string[];

/**
 * Every way to pay each token in another kind, the best first: depth in one kind buys most, so what is left is compared by
 * the largest holding, then the second, and so on. The table has the last word: its own options come one token at a time.
 */
export function payments(tokens: number[], held: Readonly<Record<string, number>>): Payment[] {
  const found: { payment: Payment; rest: number[] }[] = [];
  const seen = new Set<string>();
  const pay = (left: Record<string, number>, payment: Payment): void => {
    const token = tokens[payment.length];
    if (token === undefined) {
      const spent = JSON.stringify(Object.values(left));
      if (!seen.has(spent)) found.push({ payment, rest: Object.values(left).sort((a, b) => b - a) });
      seen.add(spent);
      return;
    }
    for (const [kind, units] of Object.entries(left)) {
      if (units < token || payment.includes(kind)) continue;
      const equal = tokens[payment.length - 1] === token; // equal tokens take their kinds in order: one way, not two
      if (equal && kinds.indexOf(kind) < kinds.indexOf(payment.at(-1) ?? "")) continue;
      pay({ ...left, [kind]: units - token }, [...payment, kind]);
    }
  };
  const kinds = Object.keys(held);
  pay({ ...held }, []);
  return found.sort((a, b) => compare(b.rest, a.rest)).map(({ payment }) => payment);
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((units, i) => units !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The best way in which one token is paid in this kind, the others as they are if that is possible. */
export function changed(ways: Payment[], now: Payment, token: number, kind: string): Payment | null {
  const fitting = ways.filter((way) => way[token] === kind);
  const kept = (way: Payment): number => way.filter((each, i) => each === now[i]).length;
  return fitting.reduce<Payment | null>((best, way) => (best === null || kept(way) > kept(best) ? way : best), null);
}

/** The moves by which a whole payment is made: the first is the purchase, the others follow token by token. */
export function moves(payment: Payment, first: Option["kind"]): string[] {
  const [opening, ...rest] = payment;
  const verb: Record<string, string> = { buy: `buy ${opening}`, buy_searching: `buy ${opening} with abracadabra`, pay: `pay ${opening}` };
  return [verb[first] ?? "", ...rest.map((kind) => `pay ${kind}`)];
}
