import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ANONYMOUS_READS, CATALOGUE_READS, PAGE_READS, SESSION_READS } from "./catalogue-reads.guard.js";
import { LIMIT_RULES } from "./limit-rules.js";

const OPERATIONS = join(import.meta.dirname, "../../../docs/operations.md");

test("the operations handbook names every limit with its value, and no other", () => {
  const [, section = ""] = readFileSync(OPERATIONS, "utf8").split("\n## Limits\n");
  const rows =
    section.split("\n## ")[0]?.matchAll(/^\| `(\w+)` +\|[^|]+\| ([\d,]+) (?:in ([\d,]+) minutes|a minute) +\|$/gm) ??
    [];
  const documented = [...rows].map(([, name = "", points = "", minutes = "1"]) => [
    name,
    { points: Number(points.replaceAll(",", "")), seconds: Number(minutes.replaceAll(",", "")) * 60 },
  ]);
  expect(Object.fromEntries(documented)).toEqual({
    ...LIMIT_RULES,
    catalogueReads: CATALOGUE_READS,
    pageReads: PAGE_READS,
    anonymousReads: ANONYMOUS_READS,
    sessionReads: SESSION_READS,
  });
});
