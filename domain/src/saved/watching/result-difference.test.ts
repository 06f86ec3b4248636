import fc from "fast-check";
import { DEFAULT_SORT, type SearchState } from "../../catalogue/search/search-url.js";
import {
  differenceOf,
  firstStored,
  foundListeners,
  type FoundShow,
  STORED_MARGIN,
  STORED_MAX,
  type StoredShow,
  type ViewChange,
  withMethod,
} from "./result-difference.js";

const show = (id: string, more: Partial<FoundShow> = {}): FoundShow => ({
  id,
  title: `Show ${id}`,
  listeners: "1,000-5,000",
  activity: "very-active",
  explicit: 0,
  ...more,
});
const shows = (count: number, front = "s"): FoundShow[] =>
  Array.from({ length: count }, (_, index) => show(`${front}${index + 1}`));
const described = (changes: readonly ViewChange[]) =>
  changes.map(({ kind, podcastId, what, from, to }) => [kind, podcastId, what, from, to]);
const SEARCH: SearchState = { term: "a", mode: "topic", sort: DEFAULT_SORT, filters: { tags: [], categories: [] } };

test("compares a listed show by its band, and a band instead of nothing is no change", () => {
  expect(foundListeners("N/A", "Large")).toBe("Large or more");
  expect(foundListeners("N/A", undefined)).toBe("N/A");
  expect(foundListeners("1,000-5,000", "Large")).toBe("1,000-5,000");
  const [unknown, large, known] = ["N/A", "Large or more", "1,000-5,000"].map((listeners) => [
    show("a", { listeners }),
  ]);
  const { changes, stored } = differenceOf(firstStored(unknown!), large!);
  expect([changes, stored[0]?.listeners]).toEqual([[], "Large or more"]);
  expect(described(differenceOf(stored, known!).changes)).toEqual([
    ["changed", "a", "listeners", "Large or more", "1,000-5,000"],
  ]);
});

test("reports new and missing shows with their places", () => {
  const before = firstStored([show("a"), show("b")]);
  const { changes, stored } = differenceOf(before, [show("c"), show("b")]);
  expect(described(changes)).toEqual([
    ["entered", "c", "place", null, "1"],
    ["left", "a", "place", "1", null],
  ]);
  expect(stored.map(({ id, rank, anchor }) => [id, rank, anchor])).toEqual([
    ["c", 1, 1],
    ["b", 2, 2],
  ]);
});

test("reports each changed figure of a show with its values before and after", () => {
  const after = show("a", { listeners: "5,001-20,000", activity: "inactive", explicit: 1 });
  expect(described(differenceOf(firstStored([show("a")]), [after]).changes)).toEqual([
    ["changed", "a", "listeners", "1,000-5,000", "5,001-20,000"],
    ["changed", "a", "activity", "very-active", "inactive"],
    ["changed", "a", "explicit", "0", "1"],
  ]);
});

/** The result with one show moved to another place. */
function moved(list: readonly FoundShow[], id: string, place: number): FoundShow[] {
  const rest = list.filter((one) => one.id !== id);
  return [...rest.slice(0, place - 1), ...list.filter((one) => one.id === id), ...rest.slice(place - 1)];
}

test("reports a move of five places and 20 percent once a second run confirms it", () => {
  const list = shows(40);
  const once = differenceOf(firstStored(list), moved(list, "s30", 24));
  expect(once.changes).toEqual([]);
  const twice = differenceOf(once.stored, moved(list, "s30", 24));
  expect(described(twice.changes)).toEqual([["rose", "s30", "place", "30", "24"]]);
  expect(differenceOf(twice.stored, moved(list, "s30", 24)).changes).toEqual([]);
  const back = differenceOf(twice.stored, list);
  expect(back.changes).toEqual([]);
  expect(described(differenceOf(back.stored, list).changes)).toEqual([["fell", "s30", "place", "24", "30"]]);
});

test.each([
  ["four places near the top", 5, 1],
  ["less than 20 percent", 40, 33],
])("never reports a move of %s, however often it occurs", (_, from, to) => {
  const list = shows(40);
  const id = `s${from}`;
  let { stored } = differenceOf(firstStored(list), moved(list, id, to));
  for (let run = 0; run < 3; run += 1) {
    const next = differenceOf(stored, moved(list, id, to));
    expect(next.changes).toEqual([]);
    ({ stored } = next);
  }
});

test("ignores a move that reverses in the next run", () => {
  const list = shows(40);
  const up = differenceOf(firstStored(list), moved(list, "s20", 10));
  const down = differenceOf(up.stored, moved(list, "s20", 30));
  expect([...up.changes, ...down.changes].filter(({ podcastId }) => podcastId === "s20")).toEqual([]);
});

test("adds a show within the first 500 results and drops it only beyond 600", () => {
  const list = shows(STORED_MAX + STORED_MARGIN + 1);
  const read = (all: readonly FoundShow[]) => all.slice(0, STORED_MAX + STORED_MARGIN);
  const before = firstStored(read(list));
  expect(before).toHaveLength(STORED_MAX);
  const one = [show("new"), ...list];
  const next = differenceOf(before, read(one));
  // The last of the 500 shows is now 501st, and stays.
  expect(described(next.changes)).toEqual([["entered", "new", "place", null, "1"]]);
  expect(next.stored).toHaveLength(STORED_MAX + 1);
  const many = [...shows(STORED_MARGIN + 1, "n"), ...list];
  const gone = differenceOf(before, read(many)).changes.filter(({ kind }) => kind === "left");
  expect(gone.map(({ podcastId }) => podcastId)).toEqual([`s${STORED_MAX}`]);
});

test("marks figures and dependent places when the method changed", () => {
  const { changes } = differenceOf(firstStored([show("a"), show("b")]), [
    show("c"),
    show("b", { listeners: "5,001-20,000", activity: "inactive" }),
  ]);
  const named = (search: SearchState, method: Parameters<typeof withMethod>[2]) =>
    withMethod(changes, search, method).map(({ podcastId, what, byMethod }) => [podcastId, what, byMethod]);
  const none = new Set<string>();
  expect(named(SEARCH, { everywhere: true, shows: none })).toEqual([
    ["c", "place", true],
    ["a", "place", true],
    ["b", "listeners", true],
    ["b", "activity", false],
  ]);
  expect(named({ ...SEARCH, sort: "title" }, { everywhere: true, shows: none }).map(([, , by]) => by)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const byListeners = { ...SEARCH, sort: "title", filters: { ...SEARCH.filters, minListeners: 1 } } as const;
  expect(named(byListeners, { everywhere: true, shows: none })[0]).toEqual(["c", "place", true]);
  expect(named(SEARCH, { everywhere: false, shows: new Set(["b"]) }).map(([, , by]) => by)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

describe("for any two results", () => {
  const result = fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 60 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.constantFrom("N/A", "1-10").map((listeners) => show(`${id}`, { listeners })))),
    );
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  test("the reported entries and exits turn the earlier result into the later one", () => {
    fc.assert(
      fc.property(result, result, (first, second) => {
        const before = firstStored(first);
        const { changes, stored } = differenceOf(before, second);
        const of = (kind: string) => changes.filter((one) => one.kind === kind).map(({ podcastId }) => podcastId);
        const replayed = new Set([...ids(before), ...of("entered")]);
        for (const id of of("left")) replayed.delete(id);
        expect([...replayed].toSorted()).toEqual(ids(stored).toSorted());
        expect(ids(stored)).toEqual(ids(second));
        expect(of("entered").filter((id) => of("left").includes(id))).toEqual([]);
      }),
    );
  });

  test("a repeated result has no changes from the third run on", () => {
    fc.assert(
      fc.property(result, result, (first, second) => {
        let stored: readonly StoredShow[] = firstStored(first);
        for (let run = 0; run < 2; run += 1) ({ stored } = differenceOf(stored, second));
        expect(differenceOf(stored, second)).toEqual({ changes: [], stored });
      }),
    );
  });

  test("a changed method marks every figure but never the activity", () => {
    fc.assert(
      fc.property(result, result, (first, second) => {
        const { changes } = differenceOf(firstStored(first), second);
        const marked = withMethod(changes, SEARCH, { everywhere: true, shows: new Set() });
        expect(marked.every(({ what, byMethod }) => byMethod === ["place", "listeners"].includes(what))).toBe(true);
      }),
    );
  });
});
