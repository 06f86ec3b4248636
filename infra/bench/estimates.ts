import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { TYPICAL_SHIFT } from "@earshot/domain/audience/estimate/typical-range";
import {
  compare,
  compareKind,
  type Comparison,
  countedComparisons,
  errorOf,
  fitShift,
  halves,
  publishedShows,
  rankCorrelation,
  SCORED,
} from "./estimate-errors.ts";

// How far audience estimates are off, by class of evidence: prints the table of docs/catalogue.md.

const folder = join(resolve(process.env.EARSHOT_SHARED ?? "../shared"), "data/bulk/german-tech-podcasts");
if (!existsSync(folder)) throw new Error(`No shows with published figures at ${folder}.`);

const shows = publishedShows(folder);
const [one, other] = halves(shows);

const lines: string[] = ["class | figures | rank correlation | median factor | within 2 | within 4 | inside the range"];
lines.push(row("measured", countedComparisons(shows, "measured")));
lines.push(row("stated", countedComparisons(shows, "stated")));
lines.push(row("scored", SCORED.map((figure) => compare(figure)))); // prettier-ignore
for (const [name, fitted, held] of [
  ["kind, fitted on the first half", one, other],
  ["kind, fitted on the second half", other, one],
] as const) {
  const shift = fitShift(fitted);
  lines.push(
    row(
      `${name} (shift ${shift})`,
      held.map((show) => compareKind(show, shift)),
    ),
  );
}
lines.push(
  row(
    `kind, as shipped (shift ${TYPICAL_SHIFT})`,
    shows.map((show) => compareKind(show, TYPICAL_SHIFT)),
  ),
);
process.stdout.write(`${lines.join("\n")}\n`);

function row(name: string, comparisons: readonly Comparison[]): string {
  return `${name} | ${comparisons.length} | ${rankCorrelation(comparisons) ?? "all the same"} | ${columns(errorOf(comparisons))}`;
}

function columns(error: ReturnType<typeof errorOf>): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return `${error.medianFactor} | ${percent(error.withinTwo)} | ${percent(error.withinFour)} | ${percent(error.insideRange)}`;
}
