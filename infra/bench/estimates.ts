import { FITTED, type FittedModel } from "@earshot/domain/audience/signals/fitted-model";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { TYPICAL_SHIFT } from "@earshot/domain/audience/estimate/typical-range";
import type { MeasuredError } from "@earshot/domain/audience/signals/measured-errors";
import { format, resolveConfig } from "prettier";
import {
  compare,
  compareKind,
  compareOtherHalves,
  compareLaunch,
  errorOf,
  fitShift,
  halves,
  publishedShows,
  SCORED,
} from "./estimate-errors.ts";
import { fitModel, fittingCommit, followersError } from "./estimate-fit.ts";
import { FOLLOWED_SHOWS, LAUNCHED_SHOWS } from "./published-audiences.ts";

// How far off audience estimates are, by class of evidence: prints the table in docs/catalogue.md. With --fit, writes the model.

const ROOT = join(import.meta.dirname, "../..");
const MODEL = "domain/src/audience/signals/fitted-model.ts";

const model = fitModel();
const lines: string[] = ["class | figures | rank correlation | median factor | within 2 | within 4 | inside the range"];
lines.push(row("measured, each show without itself", model.errors.measured));
lines.push(row("charted, each show without itself", model.errors.charted));
lines.push(row("published, beside a later figure", model.errors.published));
lines.push(row("charted, new shows", errorOf(LAUNCHED_SHOWS.map((show) => compareLaunch(show)))));
lines.push(
  row("charted, new shows counted as old ones", errorOf(LAUNCHED_SHOWS.map((show) => compareLaunch(show, true)))),
);
lines.push(row("followers to plays of an episode, each show without itself", followersError()));
// The list of episodes has a smaller show only with an episode that did far better than usual.
const often = FOLLOWED_SHOWS.filter(({ followers }) => followers > 10_000);
lines.push(row("followers, without shows that seldom get on the list", followersError(often)));
lines.push(row("scored", errorOf(SCORED.map(compare))));

/** Without the shows that publish their downloads, the last check of the kinds of shows stays. */
let kind: FittedModel["kind"] = FITTED.kind;
const folder = join(resolve(process.env.EARSHOT_SHARED ?? "../shared"), "data/bulk/german-tech-podcasts");
if (existsSync(folder)) {
  const shows = publishedShows(folder);
  const [one, other] = halves(shows);
  const errorAt = (held: typeof shows, shift: number) => errorOf(held.map((show) => compareKind(show, shift)));
  const { shows: checked, medianFactor } = errorOf(compareOtherHalves(shows));
  kind = { of: "German technology shows", shows: checked, medianFactor };
  lines.push(row(`kind, fitted on the first half (shift ${fitShift(one)})`, errorAt(other, fitShift(one))));
  lines.push(row(`kind, fitted on the second half (shift ${fitShift(other)})`, errorAt(one, fitShift(other))));
  lines.push(row(`kind, as shipped (shift ${TYPICAL_SHIFT})`, errorAt(shows, TYPICAL_SHIFT)));
} else lines.push(`No shows with published downloads at ${folder}: the kinds of shows are left out.`);
process.stdout.write(`${lines.join("\n")}\n`);

if (process.argv.includes("--fit")) await writeModel();

/** Replaces the constant at the end of the model's file with the fit. */
async function writeModel(): Promise<void> {
  const file = join(ROOT, MODEL);
  const before = readFileSync(file, "utf8");
  const head = before.slice(0, before.indexOf("export const FITTED"));
  const fitted: FittedModel = { commit: fittingCommit(ROOT, MODEL), ...model, kind };
  const text = `${head}export const FITTED: FittedModel = ${JSON.stringify(fitted)};\n`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  process.stdout.write(`Written to ${MODEL}.\n`);
}

function row(name: string, error: MeasuredError): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const order = error.rankCorrelation ?? "all the same";
  const shares = [error.withinTwo, error.withinFour, error.insideRange].map(percent).join(" | ");
  return `${name} | ${error.shows} | ${order} | ${error.medianFactor} | ${shares}`;
}
