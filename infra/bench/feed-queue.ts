import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { simulate, type Policy, type Rhythm } from "./feed-simulation.ts";

// node infra/bench/feed-queue.ts [--shows 1000000] [--fetches 20000] [--feeds ../shared/data/feeds]
// The share of new episodes that the background reader finds within one, six and 24 hours, on a virtual clock, compared with reading all
// feeds in turn on the same budget. The publishing rhythms are those of real feeds.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "1000000" },
    fetches: { type: "string", default: "20000" },
    feeds: { type: "string", default: "../shared/data/feeds" },
    days: { type: "string", default: "30" },
    seed: { type: "string", default: "16" },
  },
});

const folder = resolve(process.env.INIT_CWD ?? ".", options.feeds);
if (!existsSync(folder)) throw new Error(`There is no ${folder}: name a folder of real feeds with --feeds.`);
const files = readdirSync(folder).filter((name) => name.endsWith(".xml"));
const rhythms = files.map((name) => rhythmOf(join(folder, name))).filter((rhythm) => rhythm !== undefined);
const shows = Number(options.shows);
const fetchesAnHour = Number(options.fetches);
console.log(`${shows.toLocaleString("en")} shows with the rhythms of ${rhythms.length} real feeds, ${fetchesAnHour.toLocaleString("en")} fetches an hour.`); // prettier-ignore
console.log("\n| Reading | found within 1 h | 6 h | 24 h | episodes | fetches that found something |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const policy of ["in turn", "adaptive"] as const satisfies readonly Policy[]) {
  const found = simulate({ policy, shows, fetchesAnHour, rhythms, warmUpDays: Number(options.days), days: 7, seed: Number(options.seed) }); // prettier-ignore
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const [hour, six, day] = found.within;
  console.log(`| ${policy} | ${percent(hour)} | ${percent(six)} | ${percent(day)} | ${found.episodes.toLocaleString("en")} | ${percent(found.useful)} |`); // prettier-ignore
}

/** The hours between a feed's episodes, oldest first; undefined if it has fewer than three dates. */
function rhythmOf(path: string): Rhythm | undefined {
  const dates = [...readFileSync(path, "utf8").matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, text = ""]) =>
    Date.parse(text),
  );
  const sorted = dates.filter((date) => !Number.isNaN(date)).sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((date, at) => (date - (sorted[at] ?? date)) / 3_600_000);
  const usable = gaps.filter((gap) => gap > 0);
  return usable.length < 3 ? undefined : usable;
}
