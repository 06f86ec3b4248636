import { FOREIGN_TEXT_MAX, foreignText, visibleText } from "./foreign-text.js";

/** Maximum UTF-8 bytes of a complete answer. An assistant pays for each of them. */
export const ANSWER_MAX = 8_000;
/** Bytes reserved for what the protocol adds around a result. */
const ENVELOPE = 400;
/** Lengths of foreign texts, tried in order: they are shortened before anything is left out. */
const LENGTHS = [FOREIGN_TEXT_MAX, 120, 60];

/** Quotes a foreign text, cut to the length that the answer has room for. */
export type Quote = (text: string, most?: number) => string;

/** A result as the protocol sends it: it has the same content twice, because older assistants read only the text. */
export type ToolResult = {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly structuredContent: Record<string, unknown>;
};

/** The content of an answer, with foreign texts quoted by `quote`. */
export type Drawn = (quote: Quote) => Record<string, unknown>;

/**
 * A tool's answer in at most `ANSWER_MAX` bytes. If it has more, its texts are shortened first; then the longest of the lists named
 * in `lists` loses its last entries. An answer with lists gives the number of entries left out in `omitted`.
 */
export function fittedAnswer(draw: Drawn, lists: readonly string[]): ToolResult {
  let answer = whole(draw, lists, FOREIGN_TEXT_MAX);
  for (const most of LENGTHS) {
    answer = whole(draw, lists, most);
    if (bytesOf(answer) <= ANSWER_MAX - ENVELOPE) return answer;
  }
  const rest = answer.structuredContent;
  for (let omitted = 1; ; omitted += 1) {
    const name = longestOf(rest, lists);
    if (name === undefined) return answer;
    rest[name] = entriesOf(rest, name).slice(0, -1);
    rest.omitted = omitted;
    answer = resultOf(rest);
    if (bytesOf(answer) <= ANSWER_MAX - ENVELOPE) return answer;
  }
}

/** An answer that says what was wrong, so that the assistant can correct its call. */
export function faultAnswer(text: string): { content: { type: "text"; text: string }[]; isError: true } {
  return { content: [{ type: "text", text: foreignText(text, 1_000) }], isError: true };
}

function whole(draw: Drawn, lists: readonly string[], most: number): ToolResult {
  const drawn = draw((text, own = FOREIGN_TEXT_MAX) => foreignText(text, Math.min(own, most)));
  return resultOf(seen({ ...drawn, ...(lists.length > 0 && { omitted: 0 }) }) as Record<string, unknown>);
}

function resultOf(value: Record<string, unknown>): ToolResult {
  return { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value };
}

const bytesOf = (answer: ToolResult): number => Buffer.byteLength(JSON.stringify(answer));

const entriesOf = (value: Record<string, unknown>, name: string): readonly unknown[] => value[name] as unknown[];

/** The list that takes the most bytes; undefined if all are empty. */
function longestOf(value: Record<string, unknown>, lists: readonly string[]): string | undefined {
  const filled = lists.filter((name) => entriesOf(value, name).length > 0);
  const size = (name: string): number => JSON.stringify(value[name]).length;
  return filled.toSorted((a, b) => size(b) - size(a))[0];
}

/** Our own sentences can also name a category or a source, so invisible characters are removed from all texts. */
function seen(value: unknown): unknown {
  if (typeof value === "string") return visibleText(value);
  if (Array.isArray(value)) return value.map(seen);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, seen(one)]));
}
