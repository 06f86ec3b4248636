import { stageMeans, stageSums, stageTable } from "./stages.ts";

const metrics = (rank: number, statements: number) => `# HELP search_stage_seconds Time.
search_stage_seconds_bucket{le="0.001",task="search",stage="rank"} 3
search_stage_seconds_sum{task="search",stage="rank"} ${rank}
search_stage_processor_seconds_total{task="search",stage="rank"} ${rank / 2}
search_stage_statements_total{task="search",stage="rank"} ${statements}
search_stage_seconds_sum{task="suggest",stage="rest"} 7
other_seconds_sum{task="search",stage="rank"} 9`;

test("averages stages over the queries between two reads, without unused stages", () => {
  const means = stageMeans(stageSums(metrics(1, 10)), stageSums(metrics(1.5, 30)), 100);
  expect(means).toEqual({ rank: { wall: 5, processor: 2.5, statements: 0.2 } });
});

test("the table has a column for each stage and the statements of all", () => {
  const stages = { rank: { wall: 5, processor: 2.5, statements: 1 }, rows: { wall: 1, processor: 0, statements: 2 } };
  expect(stageTable([{ name: "titles", stages }, { name: "without" }])).toBe(
    "| class | rank | rows | statements |\n| --- | --- | --- | --- |\n| titles | 5 / 2.5 | 1 / 0 | 3.0 |",
  );
});
