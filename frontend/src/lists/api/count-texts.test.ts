import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { blankColumns } from "@earshot/domain/lists/columns/own-columns";
import { bulkSummary, pageCount, showCount } from "./count-texts";
import { between } from "../../ui/hooks/use-selection";

const item = (id: string): ListItem => ({
  id,
  podcastId: id,
  payload: { title: id, author: null, image_url: null },
  createdAt: "2026-01-01T00:00:00.000Z",
  ...blankColumns(),
  version: 1,
});

test("shows are counted in words", () => {
  expect([0, 1, 2, 1240].map(showCount)).toEqual(["0 shows", "1 show", "2 shows", "1,240 shows"]);
});

test("a summary names the items that stayed, if any", () => {
  expect(bulkSummary("copy", { done: ["a", "b", "c", "d", "e"], alreadyThere: ["f"] })).toBe(
    "5 copied, 1 already there",
  );
  expect(bulkSummary("move", { done: [], alreadyThere: ["f"] })).toBe("0 moved, 1 already there");
  expect(bulkSummary("remove", { done: ["a"], alreadyThere: [] })).toBe("1 removed");
});

test("puts 24 items on a page, and has at least one page", () => {
  expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total, 24))).toEqual([1, 1, 1, 2, 2, 3]);
});

test("selects a range in both directions, or the pressed item without a start", () => {
  const shown = ["a", "b", "c", "d"].map(item);
  expect(between(shown, "b", "d")).toEqual(["b", "c", "d"]);
  expect(between(shown, "d", "b")).toEqual(["b", "c", "d"]);
  expect(between(shown, undefined, "c")).toEqual(["c"]);
  expect(between(shown, "gone", "c")).toEqual(["c"]);
});
