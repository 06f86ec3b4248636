import { wantsEpisode, wantsSearch, wantsShow } from "./webhook.js";

const none = { isTracked: false, listIds: [] };
const tracked = { isTracked: true, listIds: [] };
const listed = { isTracked: false, listIds: ["list"] };

test("an endpoint without a filter is notified of tracked and listed shows", () => {
  expect([none, tracked, listed].map((ties) => wantsShow({}, "a", ties))).toEqual([false, true, true]);
});

test("a filter of shows selects exactly these, even if not tracked or listed", () => {
  expect(wantsShow({ podcastIds: ["a"] }, "a", none)).toBe(true);
  expect(wantsShow({ podcastIds: ["a"] }, "b", tracked)).toBe(false);
});

test("a filter by list selects its shows, or those of them that it also names", () => {
  const filter = { listId: "list" };
  expect([none, tracked, listed].map((ties) => wantsShow(filter, "a", ties))).toEqual([false, false, true]);
  expect(wantsShow({ ...filter, podcastIds: ["b"] }, "a", listed)).toBe(false);
  expect(wantsShow({ ...filter, podcastIds: ["a"] }, "a", listed)).toBe(true);
});

test("new episodes are reported only for tracked shows, whatever the filter names", () => {
  expect([none, tracked, listed].map((ties) => wantsEpisode({}, "a", ties))).toEqual([false, true, false]);
  expect([none, tracked].map((ties) => wantsEpisode({ podcastIds: ["a"] }, "a", ties))).toEqual([false, true]);
  expect(wantsEpisode({ listId: "list" }, "a", tracked)).toBe(false);
});

test("a filter by saved search selects only that search", () => {
  expect([
    wantsSearch({}, "s"),
    wantsSearch({ savedSearchId: "s" }, "s"),
    wantsSearch({ savedSearchId: "t" }, "s"),
  ]).toEqual([true, true, false]);
});
