import { type FitPart, FIT_WEIGHTS } from "@earshot/domain/campaigns/fit/ad-fit";
import { found, notKnown } from "@earshot/domain/campaigns/fit/fit-part";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { topicFit } from "@earshot/domain/campaigns/fit/topic-fit";
import { sharedReasons, shortWhy, whyOf } from "./why-of";

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
  expect(whyOf(match(topics, category))).toEqual(["The show is about Running."]);
  expect(whyOf(match(topics, notKnown("The brief mentions no category.")))).toEqual(["1 of 1 topic words."]);
  expect(whyOf(match(notKnown("No topic."), notKnown("No category.")))).toEqual([]);
});

it("names the topic words that the show contains before its category", () => {
  const [topics, category] = [found(0.5, "“cybersecurity” in the title."), found(1, "Both are about Technology.")];
  expect(whyOf(match(topics, category, 20))).toEqual(["“cybersecurity” in the title.", "Both are about Technology."]);
  expect(whyOf(match(topics, category, 0))).toEqual(["Both are about Technology."]);
  expect(whyOf(match(topics, notKnown("No category."), 20))).toEqual(["“cybersecurity” in the title."]);
});

it("leaves out what is the same for all shows, unless nothing else is known", () => {
  const topics = found(0.5, "“families” in the description.");
  const [family, travel] = [found(1, "Both are about Family."), found(0, "The show is in Travel.")];
  const matches = [match(topics, family, 10), match(topics, travel, 10)];
  const shared = sharedReasons(matches);
  expect(matches.map((one) => whyOf(one, shared))).toEqual([["Both are about Family."], ["The show is in Travel."]]);
  const alone = match(topics, notKnown("No category."), 10);
  expect(whyOf(alone, sharedReasons([alone, alone]))).toEqual(["“families” in the description."]);
  expect(sharedReasons([alone])).toEqual(new Set());
});

it("fits both reasons into two lines of the table: the words that were found, and the category", () => {
  const show = { title: "The Parent Hour", description: "Meals for busy families.", categories: [] };
  const topics = topicFit("meal kits for families and toddlers", show);
  const [why = ""] = [whyOf(match(topics, found(1, "Both are about Family."), 10)).join(" ")];
  expect(why).toMatch(/^\d of \d topic words: /);
  expect(shortWhy(why)).toBe("“meal” and “families” in the description. Both are about Family.");
  expect(shortWhy("1 of 2 topic words: “soccer” (close to “football”) in the description.")).toBe(
    "“soccer” in the description.",
  );
});
