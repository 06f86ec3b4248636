import { readFileSync, writeFileSync } from "node:fs";

const FOLDER = new URL("../site/examples/", import.meta.url);
/** Longer lists of objects are cut, so that an example shows what an entry looks like and stays short. */
const ENTRIES = 2;

/**
 * Compares the examples of the API's document with messages that a test received. Ids, times and figures differ in every run, so only
 * fields and types count. WRITE_CLIENT=on writes the file.
 */
export function expectExamples(name: "operations" | "events", received: Readonly<Record<string, unknown>>): void {
  const file = new URL(`${name}.json`, FOLDER);
  const cut = (_key: string, value: unknown) =>
    Array.isArray(value) && typeof value[0] === "object" ? (value.slice(0, ENTRIES) as unknown[]) : value;
  const text = `${JSON.stringify(received, cut, 1)}\n`;
  if (process.env.WRITE_CLIENT === "on") writeFileSync(file, text);
  const written = JSON.parse(readFileSync(file, "utf8")) as unknown;
  const wrong = differences(written, JSON.parse(text) as unknown);
  if (wrong.length > 0) throw new Error(`${file.pathname}: ${wrong.join(", ")}. Run this test with WRITE_CLIENT=on.`);
}

type Fields = Readonly<Record<string, unknown>>;

/** The places at which two values have different fields or types. Null is like everything. */
function differences(one: unknown, other: unknown, place = ""): string[] {
  if (one === null || other === null) return [];
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other)) return [place];
  if (Array.isArray(one)) {
    const [first, second] = [one[0], (other as unknown[])[0]];
    return first === undefined || second === undefined ? [] : differences(first, second, `${place}[]`);
  }
  if (typeof one !== "object") return [];
  const [these, those] = [one as Fields, other as Fields];
  const names = new Set([...Object.keys(these), ...Object.keys(those)]);
  return [...names].flatMap((name) => differences(these[name], those[name], `${place}/${name}`));
}
