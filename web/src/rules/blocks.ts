/** A rulebook's Markdown as blocks: headings, paragraphs, lists, tables, pictures and quotes. Nothing becomes raw HTML. */

export interface Item {
  text: string;
  /** The ID, if the item is a rule. */
  rule: string | null;
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph" | "quote"; text: string }
  | { kind: "list"; start: number | null; items: Item[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "picture"; text: string; name: string };

const HEADING = /^(#{1,6}) +(.*?) *#*$/;
const PICTURE = /^!\[([^\]]*)\]\(images\/([\w.-]+)\)$/;
const ITEM = /^(?:[-*+]|(\d+)[.)]) +(.*)$/;
const RULE = /^\*\*([A-Z0-9]+-[A-Z0-9]+\.\d+)\*\* +(.*)$/s;
const RULER = /^\|?[\s:|-]*-[\s:|-]*$/;

export function blocks(markdown: string): Block[] {
  const lines = markdown.split("\n").map((line) => line.trimEnd());
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const end = lines[at] === "" ? at + 1 : ending(lines, at);
    if (lines[at] !== "") found.push(block(lines.slice(at, end)));
    at = end;
  }
  return found;
}

/** Where the block ends that begins here. */
function ending(lines: string[], start: number): number {
  const first = lines[start] as string;
  if (HEADING.test(first) || PICTURE.test(first)) return start + 1;
  const goesOn = isTable(lines, start)
    ? (line: string): boolean => line.startsWith("|")
    : ITEM.test(first)
      ? (line: string): boolean => ITEM.test(line) || /^\s/.test(line)
      : (line: string): boolean => !starts(line);
  let end = start + 1;
  while (end < lines.length && lines[end] !== "" && goesOn(lines[end] as string)) end++;
  return end;
}

/** Whether a line cannot go on with a paragraph. */
function starts(line: string): boolean {
  return HEADING.test(line) || PICTURE.test(line) || ITEM.test(line) || line.startsWith("|");
}

function isTable(lines: string[], at: number): boolean {
  return (lines[at] ?? "").startsWith("|") && RULER.test(lines[at + 1] ?? "");
}

function block(lines: string[]): Block {
  const first = lines[0] as string;
  const heading = HEADING.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
  const picture = PICTURE.exec(first);
  if (picture) return { kind: "picture", text: picture[1] ?? "", name: picture[2] ?? "" };
  if (isTable(lines, 0)) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (ITEM.test(first)) return list(lines);
  const text = lines.map((line) => line.replace(/^> ?/, "").trim()).join(" ");
  return { kind: first.startsWith(">") ? "quote" : "paragraph", text };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const number = ITEM.exec(lines[0] ?? "")?.[1];
  return { kind: "list", start: number === undefined ? null : Number(number), items: items.map(asItem) };
}

function asItem(text: string): Item {
  const rule = RULE.exec(text);
  return rule ? { rule: rule[1] ?? "", text: rule[2] ?? "" } : { rule: null, text };
}

function cells(line: string): string[] {
  const inside = line.replace(/^\||\|$/g, "");
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}
