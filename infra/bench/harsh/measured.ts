import { percentiles, type Times } from "../percentiles.ts";
import type { ApiAnswer } from "./api-client.ts";
import type { QuestionClass } from "./questions.ts";
import type { StageMeans } from "./stages.ts";

/**
 * Cold: files were dropped from the page cache and everything was restarted. New: never asked before. Again: the same questions as before.
 */
export type State = "cold" | "new" | "again" | "crowd";

/** The times of a class of questions. */
export type Line = Times & {
  readonly state: State;
  readonly name: string;
  readonly group: QuestionClass["group"];
  /** The number of responses other than 200. */
  readonly refused: number;
  /** The number of searches without results. */
  readonly empty: number;
  readonly perSecond?: number;
  /** Processor milliseconds that the service used per question, on average. */
  readonly computed?: number;
  readonly stages?: StageMeans;
  /** Sphinx's times for the same questions; each is sent to both servers in turn. */
  readonly sphinx?: Times;
  /** Our times for the questions that Sphinx was also asked. */
  readonly beside?: Times;
};

/** Targets in ms for the median, 95th percentile and maximum: warm but never asked, then cold without the median. */
const TARGETS: Readonly<Record<QuestionClass["group"], readonly [number, number, number, number, number]>> = {
  words: [5, 15, 80, 100, 500],
  narrowed: [8, 30, 100, 100, 500],
  quick: [2, 8, 30, 60, 300],
};

/** The target for searches per second when many clients search at once. */
const CROWD = 400;
/** How many times slower the larger catalogue may be than the smaller one. */
const GROWTH = 3;

export type Sample = { readonly answer: ApiAnswer; readonly sphinx?: number };

export function lineOf(
  state: State,
  { name, group }: Pick<QuestionClass, "name" | "group">,
  samples: readonly Sample[],
  took: { readonly seconds?: number; readonly computed?: number; readonly stages?: StageMeans } = {},
): Line {
  const { seconds, computed, stages } = took;
  const both = samples.filter(({ sphinx }) => sphinx !== undefined);
  return {
    state,
    name,
    group,
    ...percentiles(samples.map(({ answer }) => answer.ms)),
    refused: samples.filter(({ answer }) => answer.status !== 200).length,
    empty: samples.filter(({ answer }) => answer.body?.results?.length === 0).length,
    ...(seconds === undefined ? {} : { perSecond: Math.round(samples.length / seconds) }),
    ...(computed === undefined ? {} : { computed: Math.round((10 * computed) / samples.length) / 10 }),
    ...(stages === undefined ? {} : { stages }),
    ...(both.length === 0
      ? {}
      : {
          sphinx: percentiles(both.map(({ sphinx }) => sphinx ?? 0)),
          beside: percentiles(both.map(({ answer }) => answer.ms)),
        }),
  };
}

/** The targets that a line misses, in words; empty if it meets all of them. */
export function missed({ state, group, p50, p95, worst, refused, beside, sphinx, perSecond }: Line): string {
  const [middle, high, most, coldHigh, coldMost] = TARGETS[group];
  const over = (name: string, value: number, target: number) => (value > target ? [`${name} > ${target}`] : []);
  const times = {
    cold: [...over("p95", p95, coldHigh), ...over("worst", worst, coldMost)],
    new: [...over("p50", p50, middle), ...over("p95", p95, high), ...over("worst", worst, most)],
    again: [],
    crowd: perSecond !== undefined && perSecond < CROWD ? [`a second < ${CROWD}`] : [],
  }[state];
  const slower = state === "new" && beside && sphinx && beside.p95 > sphinx.p95 / 4 ? ["p95 > ¼ of Sphinx"] : [];
  return [...times, ...slower, ...over("refused", refused, 0)].join(", ");
}

/** The lines as a Markdown table, one state after another. */
export function table(lines: readonly Line[]): string {
  const head = ["state", "class", "questions", "p50", "p95", "worst", "refused", "empty", "computed", "Sphinx p50", "p95", "worst", "a second", "misses"]; // prettier-ignore
  const rows = lines.map((line) => [
    line.state,
    line.name,
    ...[line.count, line.p50, line.p95, line.worst, line.refused, line.empty, line.computed ?? ""],
    ...[line.sphinx?.p50, line.sphinx?.p95, line.sphinx?.worst, line.perSecond].map((value) => value ?? ""),
    missed(line),
  ]);
  const cells = [head, head.map(() => "---"), ...rows].map((row) => row.map((cell) => cell.toLocaleString("en")));
  return cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** How many times slower each class of new questions is than in a smaller catalogue, at the 95th percentile. */
export function growth(lines: readonly Line[], smaller: readonly Line[]): string {
  const found = lines.flatMap(({ state, name, p95 }) => {
    const before = smaller.find((line) => state === "new" && line.state === state && line.name === name);
    if (!before) return [];
    const times = p95 / before.p95;
    return [`${name} × ${times.toFixed(1)}${times > GROWTH ? ` (more than ${GROWTH})` : ""}`];
  });
  return found.join(", ");
}
