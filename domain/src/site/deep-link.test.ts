import { parseDeepLink, pathOfLink } from "./deep-link.js";

test.each([
  ["earshot://podcast/4f9k2", "/podcast/4f9k2"],
  ["earshot://podcast/4f9k2/", "/podcast/4f9k2"],
  ["EARSHOT://Podcast/4f9k2", "/podcast/4f9k2"],
  ["earshot://list/0b0c5a1e-1111-4222-8333-123456789abc", "/lists?list=0b0c5a1e-1111-4222-8333-123456789abc"],
  ["earshot://brief/d_1", "/drafts?draft=d_1"],
])("%s leads to %s", (link, path) => {
  const parsed = parseDeepLink(link);
  expect(parsed && pathOfLink(parsed)).toBe(path);
});

test.each([
  "",
  "earshot:",
  "earshot://",
  "earshot://podcast",
  "earshot://podcast/",
  "earshot://podcast/../account",
  "earshot://podcast/a/b",
  "earshot://podcast/a?x=1",
  "earshot://podcast/a#x",
  "earshot://podcast/a%2fb",
  "earshot://podcast/-a",
  "earshot://user@podcast/a",
  "earshot://podcast:80/a",
  "earshot:/podcast/a",
  "earshot:podcast/a",
  "earshot://account/a",
  "earshot://app/podcast/a",
  "https://podcast/a",
  "xearshot://podcast/a",
  " earshot://podcast/a",
  "earshot://podcast/a\n--inspect",
  "earshot://podcast/ä",
  `earshot://podcast/${"a".repeat(65)}`,
  `earshot://podcast/${"a".repeat(100_000)}`,
])("%j leads nowhere", (link) => {
  expect(parseDeepLink(link)).toBeUndefined();
});

test("a sign-in link contains a code and opens no page", () => {
  const code = "0".repeat(64);
  const link = parseDeepLink(`earshot://sign-in/${code}`);
  expect(link).toEqual({ kind: "sign-in", id: code });
  expect(pathOfLink(link!)).toBeUndefined();
  expect(parseDeepLink(`earshot://sign-in/${code}0`)).toBeUndefined();
});
