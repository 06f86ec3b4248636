import { blankColumns } from "./columns/own-columns.js";
import { orderedItems } from "./items-in-memory.js";
import type { ListItem } from "./list.js";
import { LIST_SORTS } from "./list-order.js";

const item = (id: string, podcastId: string, title: string, hour: number): ListItem => ({
  id,
  podcastId,
  payload: { title, author: null, image_url: null },
  createdAt: new Date(Date.UTC(2026, 10, 22, hour)),
  ...blankColumns(),
  version: 1,
});

test("shows added at the same time keep their order, whatever their ids", () => {
  const items = [item("7", "a", "Same", 10), item("3", "b", "Same", 10), item("5", "c", "Older", 9)];
  const orders = LIST_SORTS.map((sort) => orderedItems(items, sort).map(({ podcastId }) => podcastId).join("")); // prettier-ignore
  expect(orders).toEqual(["bac", "cab", "cab", "bac"]);
});
