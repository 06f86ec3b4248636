/** A series in a PromQL expression. */
export type NamedSeries = {
  readonly name: string;
  /** Values by label; undefined for a pattern or "not equal". */
  readonly labels: ReadonlyMap<string, string | undefined>;
};

const WORDS = new Set(["and", "or", "unless", "bool", "inf", "nan"]);
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const SERIES = /([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?(?!\w|\s*\()/g;
const MATCHER = /([a-zA-Z_]\w*)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;

/** The series in an expression. Parses the part of PromQL that this folder uses; promtool checks it, too. */
export function namedSeries(expression: string): NamedSeries[] {
  const grouped = [...expression.matchAll(GROUPING)].flatMap(([, labels = ""]) =>
    labels
      .split(",")
      .map((label) => label.trim())
      .filter((label) => label !== ""),
  );
  const plain = expression.replaceAll(GROUPING, " ").replaceAll(/\[[^\]]*\]|\boffset\s+\w+/g, " ");
  const found: NamedSeries[] = [];
  for (const [, name = "", selector = ""] of plain.matchAll(SERIES)) {
    if (WORDS.has(name.toLowerCase())) continue;
    const labels = new Map<string, string | undefined>(grouped.map((label) => [label, undefined]));
    for (const [, label = "", operator, value] of selector.matchAll(MATCHER))
      labels.set(label, operator === "=" ? value : undefined);
    found.push({ name, labels });
  }
  return found;
}

/** The samples of a /metrics response: each name with the labels on its lines. */
export function shownSeries(answer: string): NamedSeries[] {
  const lines = answer.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name = "", labels = ""] = /^([a-zA-Z_:][\w:]*)(\{.*\})? \S+$/.exec(line) ?? [];
    return { name, labels: new Map([...labels.matchAll(MATCHER)].map(([, label = "", , value]) => [label, value])) };
  });
}
