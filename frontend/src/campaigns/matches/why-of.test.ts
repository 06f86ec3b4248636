import { type FitPart, FIT_WEIGHTS } from "@earshot/domain/campaigns/fit/ad-fit";
import { found, notKnown } from "@earshot/domain/campaigns/fit/fit-part";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { whyOf } from "./why-of";

const match = (topics: FitPart["result"], categories: FitPart["result"], points?: number): Pick<ShowMatch, "fit"> => {
  const parts = (["topics", "categories"] as const).map((name): FitPart => ({
    name,
    weight: FIT_WEIGHTS[name],
    result: name === "topics" ? topics : categories,
    points: name === "topics" ? points : undefined,
  }));
  return { fit: { parts, total: { kind: "unknown" } } };
};

it("gives the subject of the show, or the matching words if the brief names no category", () => {
  const [topics, category] = [found(1, "1 of 1 topic words."), found(1, "The show is about Running.")];
  expect(whyOf(match(topics, category))).toBe("The show is about Running.");
  expect(whyOf(match(topics, notKnown("The brief mentions no category.")))).toBe("1 of 1 topic words.");
  expect(whyOf(match(notKnown("No topic."), notKnown("No category.")))).toBeUndefined();
});

it("names the topic words that the show contains before its category", () => {
  const [topics, category] = [found(0.5, "“cybersecurity” in the title."), found(1, "Both are about Technology.")];
  expect(whyOf(match(topics, category, 20))).toBe("“cybersecurity” in the title. Both are about Technology.");
  expect(whyOf(match(topics, category, 0))).toBe("Both are about Technology.");
  expect(whyOf(match(topics, notKnown("No category."), 20))).toBe("“cybersecurity” in the title.");
});
