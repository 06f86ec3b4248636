import { countryInText } from "./country-in-text.js";

test.each([
  ["GB", "the United Kingdom"],
  ["US", "the United States"],
  ["AE", "the United Arab Emirates"],
  ["NL", "the Netherlands"],
  ["PH", "the Philippines"],
  ["DO", "the Dominican Republic"],
  ["FO", "the Faroe Islands"],
  ["DE", "Germany"],
  ["IE", "Ireland"],
  ["CX", "Christmas Island"],
  ["xx", "xx"],
])("%s is %s in a sentence", (code, text) => {
  expect(countryInText(code)).toBe(text);
});
