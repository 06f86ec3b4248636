import fc from "fast-check";
import {
  blankColumns,
  type ItemEdit,
  mergeEdit,
  NOTE_MAX,
  type OwnColumns,
  parseEdit,
  reverseEdit,
  TAGS_MAX,
} from "./own-columns.js";

const columns: fc.Arbitrary<OwnColumns> = fc.record({
  status: fc.constantFrom("Idea", "Contacted", "Booked"),
  note: fc.constantFrom("", "Wrote", "Called"),
  price: fc.option(fc.record({ cents: fc.constantFrom(100, 200), currency: fc.constantFrom("USD", "EUR") })),
  tags: fc.subarray(["Q1", "UK"]),
});
const edits: fc.Arbitrary<ItemEdit> = columns.chain((values) =>
  fc
    .subarray(Object.keys(values) as (keyof OwnColumns)[])
    .map((names) => Object.fromEntries(names.map((name) => [name, values[name]]))),
);

test("a new show has the first status and no note, price or tags", () => {
  expect(blankColumns()).toEqual({ status: "Idea", note: "", price: null, tags: [] });
});

test("notes keep their lines, tags appear once each, and missing values stay missing", () => {
  expect(parseEdit({ note: "  One\r\nTwo\u0000\u202e  " })).toEqual({ note: "One\nTwo" });
  expect(parseEdit({ tags: [" Q1 ", "q1", "", "Host, read", "x".repeat(50)] })).toEqual({
    tags: ["Q1", "Host read", "x".repeat(30)],
  });
  expect(parseEdit({ price: null })).toEqual({ price: null });
  expect(parseEdit({})).toEqual({});
});

test.each<[ItemEdit, string]>([
  [{ note: "x".repeat(NOTE_MAX + 1) }, "note"],
  [{ tags: Array.from({ length: TAGS_MAX + 1 }, (_, at) => `t${at}`) }, "tags"],
  [{ price: { cents: 1.5, currency: "USD" } }, "price"],
  [{ price: { cents: -1, currency: "USD" } }, "price"],
  [{ status: " " }, "status"],
])("%j is refused", (edit, path) => {
  expect(() => parseEdit(edit)).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ path })] }));
});

const seen: OwnColumns = { status: "Idea", note: "", price: null, tags: [] };

test("an edit applies to a newer row if only other columns changed", () => {
  expect(mergeEdit({ status: "Booked" }, seen, { ...seen, note: "Wrote" })).toEqual({
    kind: "free",
    edit: { status: "Booked" },
  });
});

test("different values for one column conflict, and equal ones do not", () => {
  expect(mergeEdit({ note: "Mine", status: "Booked" }, seen, { ...seen, note: "Theirs" })).toEqual({
    kind: "conflict",
    columns: ["note"],
  });
  expect(mergeEdit({ note: "Same" }, seen, { ...seen, note: "Same" })).toEqual({ kind: "same" });
  const price = { currency: "USD", cents: 1 } as const;
  expect(mergeEdit({ price: { cents: 1, currency: "USD" } }, seen, { ...seen, price })).toEqual({ kind: "same" });
});

test("no two edits lose a value without a conflict", () => {
  fc.assert(
    fc.property(columns, edits, edits, (row, first, second) => {
      const now = { ...row, ...first };
      const merged = mergeEdit(second, row, now);
      const after = merged.kind === "free" ? { ...now, ...merged.edit } : now;
      if (merged.kind === "conflict") {
        // Somebody else changed the same columns to other values.
        for (const name of merged.columns) expect(first[name]).not.toEqual(second[name]);
        return;
      }
      for (const [name, value] of Object.entries(second)) expect(after[name as keyof OwnColumns]).toEqual(value);
      for (const name of Object.keys(first) as (keyof OwnColumns)[]) {
        if (!(name in second)) expect(after[name]).toEqual(first[name]);
      }
    }),
  );
});

test("the reverse of an edit restores the row", () => {
  fc.assert(
    fc.property(columns, edits, (row, edit) => {
      expect({ ...row, ...edit, ...reverseEdit(edit, row) }).toEqual(row);
    }),
  );
});
