import { areInflections } from "./inflections.js";

it.each([
  ["run", "running"],
  ["runs", "runner"],
  ["hike", "hiking"],
  ["garden", "gardeners"],
  ["story", "stories"],
  ["carry", "carrier"],
  ["coach", "coaches"],
  ["movie", "movies"],
  ["boss", "bosses"],
])("recognizes %s and %s as forms of one word", (one, other) => {
  expect(areInflections(one, other)).toBe(true);
  expect(areInflections(other, one)).toBe(true);
});

it.each([
  ["universal", "university"],
  ["universal", "universe"],
  ["mindfulness", "mind"],
  ["wellness", "well"],
  ["generative", "generation"],
  ["kindness", "kind"],
  ["business", "busy"],
  ["organ", "organic"],
  ["less", "les"],
])("does not recognize %s and %s as forms of one word", (one, other) => {
  expect(areInflections(one, other)).toBe(false);
  expect(areInflections(other, one)).toBe(false);
});
