import type { MatchGroup } from "@earshot/domain/campaigns/matches/match-group";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { groupHead } from "./match-groups";

const list = (...groups: readonly (readonly [MatchGroup, string])[]): ShowMatch[] =>
  groups.map(([group, language]) => ({ group, podcast: { language } }) as ShowMatch);

it("says where the shows of the language end, and what follows", () => {
  const matches = list(["fits", "de"], ["fits", "de"], ["other language", "en"], ["other language", "fr"]);
  expect(matches.map((_, at) => groupHead(matches, at)?.text)).toEqual([
    undefined,
    undefined,
    "That’s all in German: 2 shows. The shows below cover the same topics in other languages.",
    undefined,
  ]);
});

it("says when no show fits", () => {
  expect(groupHead(list(["other language", "en"]), 0)?.text).toMatch(/^We found no show in the brief’s language/);
  expect(groupHead(list(["mentions", "en"]), 0)).toEqual({
    title: "Mentioned in passing",
    text: "No show is about this. The shows below only mention it.",
  });
});

it("counts a single show in words, and names no language of several", () => {
  expect(groupHead(list(["fits", "de"], ["other language", "en"]), 1)?.text).toMatch(
    /^That’s all in German: one show\./,
  );
  expect(groupHead(list(["fits", "de"], ["fits", "en"], ["other language", "fr"]), 2)?.text).toMatch(
    /^That’s all: 2 shows\./,
  );
});

it("says that shows with a partial fit fill up the list", () => {
  expect(groupHead(list(["fits", "de"], ["near", "de"]), 1)).toEqual({
    title: "Partly related",
    text: "That’s all in German: one show. The shows below are about another part of the brief, a broader topic or another place, or are for the same people.",
  });
});
