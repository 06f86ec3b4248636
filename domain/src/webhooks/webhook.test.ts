import { wantsEpisode, wantsSearch, wantsShow } from "./webhook.js";

const none = { isTracked: false, listIds: [] };
const tracked = { isTracked: true, listIds: [] };
const listed = { isTracked: false, listIds: ["list"] };

test("without a filter, an endpoint hears about tracked and listed shows", () => {
  expect([none, tracked, listed].map((ties) => wantsShow({}, "a", ties))).toEqual([false, true, true]);
});

test("shows named in a filter need not be tracked or listed, and no others are reported", () => {
  expect(wantsShow({ podcastIds: ["a"] }, "a", none)).toBe(true);
  expect(wantsShow({ podcastIds: ["a"] }, "b", tracked)).toBe(false);
});

test("a list narrows to its shows, together with named ones", () => {
  const filter = { listId: "list" };
  expect([none, tracked, listed].map((ties) => wantsShow(filter, "a", ties))).toEqual([false, false, true]);
  expect(wantsShow({ ...filter, podcastIds: ["b"] }, "a", listed)).toBe(false);
  expect(wantsShow({ ...filter, podcastIds: ["a"] }, "a", listed)).toBe(true);
});

test("new episodes are only those of tracked shows, even if a filter names other shows", () => {
  expect([none, tracked, listed].map((ties) => wantsEpisode({}, "a", ties))).toEqual([false, true, false]);
  expect([none, tracked].map((ties) => wantsEpisode({ podcastIds: ["a"] }, "a", ties))).toEqual([false, true]);
  expect(wantsEpisode({ listId: "list" }, "a", tracked)).toBe(false);
});

test("a saved search narrows to itself", () => {
  expect([
    wantsSearch({}, "s"),
    wantsSearch({ savedSearchId: "s" }, "s"),
    wantsSearch({ savedSearchId: "t" }, "s"),
  ]).toEqual([true, true, false]);
});
