import { parseListenerRange } from "../audience/range/listener-range.js";
import { METER_SEGMENTS } from "../audience/range/meter.js";
import { countedShows, placeSentence } from "./place-sentence.js";

const even = (shows: number) => ({
  category: "True Crime",
  language: { code: "en", name: "English" },
  estimated: shows * METER_SEGMENTS,
  unknown: 7,
  segments: Array.from({ length: METER_SEGMENTS }, () => shows),
});

test("states the share of smaller shows among those with an estimate", () => {
  expect(placeSentence(even(100), parseListenerRange("5,000-20,000"))).toBe(
    "Larger than 50% of 4,800 English True Crime shows with an estimate.",
  );
  expect(placeSentence({ ...even(100), language: null }, parseListenerRange("5,000-20,000"))).toBe(
    "Larger than 50% of 4,800 True Crime shows in all languages with an estimate.",
  );
});

test("gives no sentence without a range or with few shows", () => {
  expect(placeSentence(even(100), parseListenerRange("N/A"))).toBeUndefined();
  expect(placeSentence({ ...even(1), estimated: 5 }, parseListenerRange("5,000-20,000"))).toBeUndefined();
});

test("names the language of the compared shows", () => {
  expect(countedShows({ category: "History", language: { code: "pt", name: "Portuguese" } })).toBe(
    "Portuguese History shows",
  );
  expect(countedShows({ category: "History", language: null })).toBe("History shows in all languages");
});
