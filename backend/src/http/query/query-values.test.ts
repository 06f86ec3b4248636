import { z } from "zod";
import { entryLimit, flag, wholeNumber } from "./query-values.js";

const query = z.object({ year: wholeNumber(1000, 9999, "is not a year"), limit: entryLimit(24, 100), facets: flag });

test("reads numbers and flags from text, and treats an empty one as missing", () => {
  expect(query.parse({})).toEqual({ limit: 24 });
  expect(query.parse({ year: "", limit: "", facets: "" })).toEqual({ limit: 24 });
  expect(query.parse({ year: "2026", limit: "100" })).toEqual({ year: 2026, limit: 100 });
  for (const [text, value] of Object.entries({ true: true, 1: true, false: false, 0: false }))
    expect(query.parse({ facets: text })).toMatchObject({ facets: value });
});

test.each([
  ["year", ["999", "10000", "2026.0", "0x7EA", " 2026", "1e3", "MMXX", ["2025", "2026"]], "is not a year"],
  ["limit", ["0", "101", "-1", "+5", "9".repeat(400), {}], "is not a number from 1 to 100"],
  ["facets", ["2", "yes", "TRUE", "constructor", ["1", "1"]], "is neither true nor false"],
])("%s: another value is refused with a reason", (name, values, reason) => {
  for (const value of values)
    expect(query.safeParse({ [name]: value }).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[name], reason],
    ]);
});

test("explains the accepted texts in the API document", () => {
  expect(z.toJSONSchema(query, { io: "input" })).toMatchObject({
    properties: {
      year: { type: "integer", minimum: 1000, maximum: 9999 },
      limit: { type: "integer", minimum: 1, maximum: 100, default: 24 },
      facets: { type: "boolean" },
    },
  });
  expect(z.toJSONSchema(query, { io: "input" }).required ?? []).toEqual([]);
});
