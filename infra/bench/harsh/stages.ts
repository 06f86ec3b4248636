/** Seconds and statements for each stage of searches, as counted by the service. */
export type StageSums = ReadonlyMap<
  string,
  { readonly wall: number; readonly processor: number; readonly statements: number }
>;

/** The average cost of each stage per question: milliseconds of elapsed and processor time, and statements. */
export type StageMeans = Readonly<
  Record<string, { readonly wall: number; readonly processor: number; readonly statements: number }>
>;

const SERIES = {
  search_stage_seconds_sum: "wall",
  search_stage_processor_seconds_total: "processor",
  search_stage_statements_total: "statements",
} as const;
const LINE = /^(\w+)\{task="(\w+)",stage="(\w+)"\} (\S+)$/gm;

/** Reads the sums from a `/metrics` response, over all tasks. */
export function stageSums(metrics: string): StageSums {
  const sums = new Map<string, { wall: number; processor: number; statements: number }>();
  for (const [, name = "", , stage = "", value] of metrics.matchAll(LINE)) {
    const of = SERIES[name as keyof typeof SERIES] as (typeof SERIES)[keyof typeof SERIES] | undefined;
    if (of === undefined) continue;
    const sum = sums.get(stage) ?? { wall: 0, processor: 0, statements: 0 };
    sum[of] += Number(value);
    sums.set(stage, sum);
  }
  return sums;
}

/** The average over the questions asked between two readings. */
export function stageMeans(before: StageSums, after: StageSums, questions: number): StageMeans {
  const means = [...after].map(([stage, sum]) => {
    const earlier = before.get(stage);
    const mean = (of: "wall" | "processor" | "statements", scale: number) =>
      Math.round((100 * scale * (sum[of] - (earlier?.[of] ?? 0))) / questions) / 100;
    return [
      stage,
      { wall: mean("wall", 1_000), processor: mean("processor", 1_000), statements: mean("statements", 1) },
    ] as const;
  });
  return Object.fromEntries(means.filter(([, { wall, statements }]) => wall > 0 || statements > 0));
}

/** A Markdown table: for each class, elapsed / processor milliseconds of each stage, and the statements of all stages. */
export function stageTable(lines: readonly { readonly name: string; readonly stages?: StageMeans }[]): string {
  const measured = lines.flatMap(({ name, stages }) => (stages ? [{ name, stages }] : []));
  const names = [...new Set(measured.flatMap(({ stages }) => Object.keys(stages)))];
  const rows = measured.map(({ name, stages }) => {
    const statements = Object.values(stages).reduce((sum, one) => sum + one.statements, 0);
    const cells = names.map((stage) => (stages[stage] ? `${stages[stage].wall} / ${stages[stage].processor}` : ""));
    return [name, ...cells, statements.toFixed(1)];
  });
  const head = ["class", ...names, "statements"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
