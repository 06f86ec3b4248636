import { FILLER, withDigits } from "./number-words.js";

it.each([
  ["ten thousand dollars", "10 thousand dollars"],
  ["twenty-five thousand", "25 thousand"],
  ["one hundred thousand", "100 thousand"],
  ["Zehntausend Euro", "10tausend Euro"],
  ["fünfundzwanzigtausend", "25tausend"],
  ["treinta y cinco mil euros", "35 mil euros"],
  ["dix mille euros", "10 mille euros"],
  ["un million", "1 million"],
  ["ten euros, often", "ten euros, often"],
])("%p is %p", (text, digits) => {
  const read = withDigits(text);
  expect(read.replaceAll(FILLER, "")).toBe(digits);
  expect(read).toHaveLength(text.length);
});
