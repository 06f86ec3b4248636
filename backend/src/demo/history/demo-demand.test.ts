import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { HISTORY_START } from "../../catalogue/local/record/history-fields.js";
import { demoDemand } from "./demo-demand.js";
import { DEMO_MONTHS } from "./demo-history.js";

const TODAY = Date.UTC(2026, 10, 22) / 1000;
const SEEN = TODAY - 3 * 86_400;
const CHART: DemandSignal = { kind: "chart", country: "us", place: 40, source: "Demo charts", at: SEEN };
const RATINGS: DemandSignal = { kind: "ratings", count: 900, source: "Demo directory", at: SEEN };
const OTHER: DemandSignal = { kind: "downloads", perMonth: 5, complete: true, source: "Demo measuring", at: SEEN };

const ids = Array.from({ length: 100 }, (_, number) => `demo${number}`);
const pastOf = (id: string) => demoDemand(id, [CHART, OTHER, RATINGS], TODAY);
const chartsOf = (id: string) => pastOf(id).filter(({ country }) => country === "us");

test("a show's past has charts and ratings, ends with the present values and is stable within a day", () => {
  for (const id of ids) {
    const [charts, ratings] = [chartsOf(id), pastOf(id).filter(({ country }) => country === "")];
    expect(charts.at(-1)).toMatchObject({ value: 40, source: "Demo charts", genre: "" });
    expect(charts.at(-1)!.at).toBeLessThanOrEqual(SEEN - HISTORY_START);
    expect(ratings.at(-1)).toMatchObject({ value: 900, source: "Demo directory" });
    const counts = ratings.map(({ value }) => value as number);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.length).toBeGreaterThan(10);
    expect(pastOf(id)).toEqual(pastOf(id));
  }
});

test("the past spans eighteen months, with places in the chart that differ from point to point", () => {
  const oldest = Math.min(...ids.map((id) => (chartsOf(id)[0]?.at ?? 0) + HISTORY_START));
  expect((TODAY - oldest) / 86_400 / 30).toBeGreaterThan(DEMO_MONTHS - 1);
  for (const id of ids) {
    const rows = chartsOf(id);
    for (const [index, { at, value }] of rows.entries()) {
      expect(value === null || (value >= 1 && value <= 100)).toBe(true);
      if (index > 0) expect(value).not.toBe(rows[index - 1]?.value);
      if (index > 0) expect(at).toBeGreaterThan(rows[index - 1]!.at);
    }
  }
});

test("some shows were not always in the chart, and most are at least ten times at another place", () => {
  const left = ids.filter((id) => chartsOf(id).some(({ value }) => value === null));
  expect(left.length).toBeGreaterThan(10);
  expect(left.length).toBeLessThan(80);
  expect(ids.filter((id) => chartsOf(id).length >= 10).length).toBeGreaterThan(80);
});
