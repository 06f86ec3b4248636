import { keepDraft, keptDraft } from "./palette-draft";

const draft = { text: "salt", filters: { tags: [], categories: [] } };

test("an unfinished query is there for two minutes", () => {
  keepDraft(draft, 1_000);
  expect(keptDraft(120_999)).toBe(draft);
  expect(keptDraft(121_000)).toBeUndefined();
});

test("what was run leaves an empty palette", () => {
  keepDraft(draft, 1_000);
  const empty = { ...draft, text: "" };
  keepDraft(empty, 2_000);
  expect(keptDraft(2_001)).toBe(empty);
});
