import { METHOD_VERSION } from "@earshot/domain/audience/estimate/estimate-audience";
import { methodNumber } from "@earshot/domain/audience/estimate/method-number";
import { growthOf } from "@earshot/domain/catalogue/home/growth";
import { HISTORY_START } from "../../catalogue/local/record/history-fields.js";
import { DEMO_MONTHS, demoHistory, type DemoToday } from "./demo-history.js";

const TODAY = Date.UTC(2026, 10, 22) / 1000;
const show = (number: number, more: Partial<DemoToday> = {}): DemoToday => ({
  id: `demo${String(number).padStart(9, "0")}`,
  ...{ low: 3_000, high: 15_000, episodes: 120, everyDays: 7, rank: 40, ranked: 900, began: null },
  ...more,
});
const listenersOf = (rows: ReturnType<typeof demoHistory>) => rows.filter(({ changed }) => (changed & 1) > 0);

test("the history of a show has no gaps and ends at its present figures", () => {
  for (let number = 0; number < 50; number += 1) {
    const rows = listenersOf(demoHistory(show(number), TODAY));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.at(-1)).toMatchObject({ low_to: 3_000, high_to: 15_000 });
    for (const [index, { low_from, high_from, method_from }] of rows.entries()) {
      const before = rows[index - 1];
      if (before) expect([low_from, high_from]).toEqual([before.low_to, before.high_to]);
      expect(method_from).not.toBeNull();
    }
    const moments = rows.map(({ at }) => at + HISTORY_START);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThanOrEqual(TODAY);
  }
});

test("the history is stable within a day, spans eighteen months and includes a new method", () => {
  expect(demoHistory(show(1), TODAY)).toEqual(demoHistory(show(1), TODAY));
  const all = Array.from({ length: 200 }, (_, number) => listenersOf(demoHistory(show(number), TODAY)));
  const oldest = Math.min(...all.flat().map(({ at }) => at + HISTORY_START));
  expect((TODAY - oldest) / 86_400 / 30).toBeGreaterThan(DEMO_MONTHS - 2);
  expect((TODAY - oldest) / 86_400 / 30).toBeLessThan(DEMO_MONTHS);
  const changed = all.flat().filter(({ method_from, method_to }) => method_from !== method_to);
  expect(changed.length).toBeGreaterThan(100);
  expect(new Set(changed.map(({ method_to }) => method_to))).toEqual(new Set([methodNumber(METHOD_VERSION)]));
});

test("some shows lack an estimate for a while, and some got theirs only later", () => {
  const all = Array.from({ length: 200 }, (_, number) => listenersOf(demoHistory(show(number), TODAY)));
  const withGap = all.filter((rows) => rows.some(({ low_to }) => low_to === null));
  const late = all.filter((rows) => rows[0]?.low_from === null);
  expect(withGap.length).toBeGreaterThan(5);
  expect(late.length).toBeGreaterThan(10);
  expect(withGap.length + late.length).toBeLessThan(100);
});

test("a show without an estimate has none in the past, and a stopped show keeps its episodes", () => {
  expect(listenersOf(demoHistory(show(3, { low: null, high: null, rank: null }), TODAY))).toEqual([]);
  expect(demoHistory(show(3, { low: null, high: null, rank: null, everyDays: null }), TODAY)).toEqual([]);
});

test("no estimate is older than its show", () => {
  for (let number = 0; number < 50; number += 1) {
    const began = TODAY - 100 * 86_400;
    const rows = listenersOf(demoHistory(show(number, { began }), TODAY));
    expect(rows[0]).toMatchObject({ low_from: null });
    for (const { at } of rows) expect(at + HISTORY_START).toBeGreaterThan(began);
    expect(rows.at(-1)).toMatchObject({ low_to: 3_000, high_to: 15_000 });
  }
});

test("a few shows grew clearly in the last eight weeks, and most did not", () => {
  const grew = Array.from({ length: 400 }, (_, number) => {
    const rows = listenersOf(demoHistory(show(number), TODAY)).filter(
      ({ at }) => at + HISTORY_START >= TODAY - 56 * 86_400,
    );
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last || first.low_from === null || last.low_to === null) return undefined;
    return growthOf({ low: first.low_from, high: first.high_from }, { low: last.low_to, high: last.high_to });
  }).filter((factor) => factor !== undefined);
  expect(grew.length).toBeGreaterThan(4);
  expect(grew.length).toBeLessThan(40);
});
