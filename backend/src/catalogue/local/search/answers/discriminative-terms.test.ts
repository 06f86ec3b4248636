import type { IndexReader } from "../index/index-reader.js";
import { ownWords } from "./discriminative-terms.js";

const reader = { repeated: () => new Map(), counts: () => new Map() } as unknown as IndexReader;

test("reads words of any length in linear time", () => {
  const show = { id: "1", makers: [], categories: [], title: "a".repeat(40_000), description: "" };
  expect(() => ownWords(reader, show)).toTakeLessThan(200);
});
