import { namedSeries, shownSeries } from "./named-series.ts";

test("finds an expression's series, with the labels that it selects and groups by", () => {
  const [count, bucket, ...more] = namedSeries(
    'sum by (route) (rate(a_count{status=~"5..", kind="x"}[5m])) / on (le) max(b_bucket offset 5m) > 36 * 3600',
  );
  expect(more).toEqual([]);
  expect(count?.name).toBe("a_count");
  expect([...(count?.labels ?? [])].toSorted()).toEqual([
    ["kind", "x"],
    ["le", undefined],
    ["route", undefined],
    ["status", undefined],
  ]);
  expect(bucket?.name).toBe("b_bucket");
});

test("finds the samples of an answer", () => {
  const [plain, labeled] = shownSeries('# HELP a b\na 1\nb{x="y",z="{q}"} +Inf\n');
  expect(plain).toEqual({ name: "a", labels: new Map() });
  expect(labeled?.labels).toEqual(
    new Map([
      ["x", "y"],
      ["z", "{q}"],
    ]),
  );
});
