import { clockTime, spokenTime } from "./clock";

test.each([
  [0, "0:00"],
  [7, "0:07"],
  [59.9, "0:59"],
  [247, "4:07"],
  [3600, "1:00:00"],
  [3729, "1:02:09"],
  [36_000, "10:00:00"],
  [NaN, "0:00"],
  [Infinity, "0:00"],
  [-3, "0:00"],
])("%p seconds read %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [61, "1 minute 1 second"],
  [7322, "2 hours 2 minutes 2 seconds"],
  [3600, "1 hour"],
])("speaks %p seconds as %s", (seconds, text) => {
  expect(spokenTime(seconds)).toBe(text);
});
