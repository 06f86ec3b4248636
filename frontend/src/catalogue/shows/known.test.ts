import type { DefaultableField, Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { isLittleKnown } from "./known";

const show = (...defaulted: DefaultableField[]) => ({ defaulted }) as unknown as Podcast;

test.each([
  [[], false],
  [["createdOn", "explicit"], false],
  [["createdOn", "explicit", "lastUpdate"], true],
  [["episodeCount", "createdOn", "explicit", "lastUpdate"], true],
] as const)("without %j a show is little known: %p", (defaulted, little) => {
  expect(isLittleKnown(show(...defaulted))).toBe(little);
});
