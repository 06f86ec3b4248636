import type { CopiedList } from "@earshot/domain/lists/offline-lists";
import { pageOf } from "./offline-list-views";

const AT_ONCE = "2026-11-22T10:00:00.000Z";

/** Shows that were added in this order and in one moment; ids of items are random, so theirs is another order. */
const list: CopiedList = {
  id: "s1",
  name: "To pitch",
  createdAt: AT_ONCE,
  items: [
    { id: "7", podcastId: "a", payload: { title: "Same", author: null, image_url: null }, createdAt: AT_ONCE },
    { id: "3", podcastId: "b", payload: { title: "Same", author: null, image_url: null }, createdAt: AT_ONCE },
    { id: "5", podcastId: "c", payload: { title: "Older", author: null, image_url: null }, createdAt: "2026-11-21T10:00:00.000Z" }, // prettier-ignore
  ],
};

test.each([
  ["oldest", "cab"],
  ["newest", "bac"],
  ["title_asc", "cab"],
  ["title_desc", "bac"],
])("shows of one moment keep the order in which they were added: %s", async (sort, expected) => {
  const { items } = (await pageOf(list, { sort }, undefined)) as { items: readonly { podcastId: string }[] };
  expect(items.map(({ podcastId }) => podcastId).join("")).toBe(expected);
});
