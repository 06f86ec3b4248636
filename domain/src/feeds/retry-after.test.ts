import { retryAfterSeconds } from "./retry-after.js";

const NOW = new Date("2026-11-22T12:00:00Z");

test.each([
  ["120", 120],
  [" 0 ", 0],
  ["99999999", 86_400],
  ["Sun, 22 Nov 2026 12:01:00 GMT", 60],
  ["Sun, 22 Nov 2026 11:00:00 GMT", 0],
  ["Sun, 22 Nov 2099 11:00:00 GMT", 86_400],
  ["-5", undefined],
  ["1.5", undefined],
  ["soon", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s is %s seconds", (header, seconds) => expect(retryAfterSeconds(header, NOW)).toBe(seconds));
