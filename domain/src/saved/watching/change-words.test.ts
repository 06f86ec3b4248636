import { changeWords, methodSentence, moreSentence } from "./change-words.js";
import type { ViewChange } from "./result-difference.js";

const change = (more: Partial<ViewChange>): ViewChange => ({
  kind: "entered",
  podcastId: "a",
  title: "Tides",
  what: "place",
  from: null,
  to: "12",
  listeners: "1,000-5,000",
  byMethod: false,
  ...more,
});

test.each<[Partial<ViewChange>, string]>([
  [{}, "is new at #12"],
  [{ kind: "left", from: "3", to: null }, "left the results, was #3"],
  [{ kind: "rose", from: "30", to: "24" }, "rose from #30 to #24"],
  [{ kind: "fell", from: "24", to: "30", byMethod: true }, "fell from #24 to #30 (our estimation method changed)"],
  [{ kind: "changed", what: "listeners", from: "N/A", to: "1,000-5,000" }, "listeners: unknown → 1,000-5,000"],
  [
    { kind: "changed", what: "listeners", from: "Large or more", to: "2,000,000-15,000,000" },
    "listeners: Large or more → 2,000,000-15,000,000",
  ],
  [{ kind: "changed", what: "activity", from: "very-active", to: "inactive" }, "activity: Very Active → Inactive"],
  [{ kind: "changed", what: "explicit", from: "0", to: "1" }, "content: clean → explicit"],
  [{ kind: "changed", what: "explicit", from: "N/A", to: "0" }, "content: unknown → clean"],
])("describes %j as %j", (more, words) => expect(changeWords(change(more))).toBe(words));

test.each([
  [3, 0, undefined],
  [1, 1, "This change is because our estimation method changed."],
  [40, 1, "1 of 40 changes is because our estimation method changed."],
  [40, 12, "12 of 40 changes are because our estimation method changed."],
])("explains changes by method: of %d changes %d: %s", (total, byMethod, sentence) =>
  expect(methodSentence(total, byMethod)).toBe(sentence),
);

test.each([
  [0, undefined],
  [1, "And 1 more change that day."],
  [1_200, "And 1,200 more changes that day."],
])("counts %d changes that are not listed: %s", (more, sentence) => expect(moreSentence(more)).toBe(sentence));
