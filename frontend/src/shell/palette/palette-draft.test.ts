import { makeStore } from "../../client/store";
import { paletteDraftStored, selectPaletteDraft } from "./palette-draft";

const draft = { text: "salt", filters: { tags: [], categories: [] } };

test("an unfinished query is there for two minutes", () => {
  const store = makeStore();
  expect(selectPaletteDraft(store.getState(), 1_000)).toBeUndefined();
  store.dispatch(paletteDraftStored({ draft, at: 1_000 }));
  expect(selectPaletteDraft(store.getState(), 120_999)).toEqual(draft);
  expect(selectPaletteDraft(store.getState(), 121_000)).toBeUndefined();
});

test("is empty after a query was run", () => {
  const store = makeStore();
  store.dispatch(paletteDraftStored({ draft, at: 1_000 }));
  const empty = { ...draft, text: "" };
  store.dispatch(paletteDraftStored({ draft: empty, at: 2_000 }));
  expect(selectPaletteDraft(store.getState(), 2_001)).toEqual(empty);
});
