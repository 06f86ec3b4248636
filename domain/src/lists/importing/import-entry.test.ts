import fc from "fast-check";
import { columnsEntry, lineEntry } from "./import-entry.js";

const first = (line: string) => lineEntry(line)?.keys[0];

test.each([
  ["https://feeds.example/a.xml", "feed", "https://feeds.example/a.xml"],
  ["feed://feeds.example/a.xml", "feed", "feed://feeds.example/a.xml"],
  ["- https://feeds.example/a.xml ", "feed", "https://feeds.example/a.xml"],
  ["https://podcasts.apple.com/us/podcast/latency/id1234567890?i=1000", "itunes", "1234567890"],
  ["https://itunes.apple.com/podcast/id123456789", "itunes", "123456789"],
  ["1234567890", "itunes", "1234567890"],
  ["id123456789", "itunes", "123456789"],
  ["https://earshot.example/podcast/0a1b2c3d4e5f6", "id", "0a1b2c3d4e5f6"],
  ["http://localhost:3000/podcast/42?tab=episodes", "id", "42"],
  ["0a1b2c3d4e5f6", "id", "0a1b2c3d4e5f6"],
  ["Latency", "title", "Latency"],
  ["• Latency", "title", "Latency"],
  ["12. Latency", "title", "Latency"],
  ["99% Invisible", "title", "99% Invisible"],
  ["1865", "title", "1865"],
  ["conversations", "title", "conversations"],
])("the line %j names a show by %s %j", (line, kind, value) => {
  expect(first(line)).toEqual({ kind, value });
});

test.each(["", "   ", "-  ", "\t"])("the line %j names no show", (line) => {
  expect(lineEntry(line)).toBeUndefined();
});

test("a title followed by an author is tried as a whole first, then in parts", () => {
  const whole = { kind: "title", value: "Latency – Ada Quill" };
  expect(lineEntry("Latency – Ada Quill")).toMatchObject({
    keys: [whole, { kind: "title", value: "Latency" }],
    title: "Latency",
    author: "Ada Quill",
  });
  expect(lineEntry("Latency by Ada Quill")).toMatchObject({ title: "Latency", author: "Ada Quill" });
  expect(lineEntry("Latency\tAda Quill")).toMatchObject({ keys: [{ kind: "title", value: "Latency" }] });
});

test("a row of a table gives all its keys, most reliable first", () => {
  expect(
    columnsEntry({ id: "p1", feed: "https://f.example/x", itunes: "id123456789", title: "T", author: "A" }),
  ).toEqual({
    given: "T · A",
    kind: "id",
    keys: [
      { kind: "id", value: "p1" },
      { kind: "feed", value: "https://f.example/x" },
      { kind: "itunes", value: "123456789" },
      { kind: "title", value: "T" },
    ],
    title: "T",
    author: "A",
  });
  expect(columnsEntry({ feed: "no address", author: "A" })).toBeUndefined();
});

test("any line gives an entry with a key, or none if it is blank", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (line) => {
      const entry = lineEntry(line);
      if (entry) {
        expect(entry.keys.length).toBeGreaterThan(0);
        expect(entry.keys.every(({ value }) => value.trim() !== "")).toBe(true);
        expect(entry.kind).toBe(entry.keys[0]?.kind);
      }
    }),
  );
});
