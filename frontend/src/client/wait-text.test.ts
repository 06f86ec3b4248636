import { waitText } from "./wait-text";

test.each([
  [1, "1 second"],
  [44.2, "45 seconds"],
  [59.5, "60 seconds"],
  [60, "1 minute"],
  [150, "3 minutes"],
  [3600, "1 hour"],
  [7300, "2 hours and 2 minutes"],
])("%d seconds are %s", (seconds, text) => expect(waitText(seconds)).toBe(text));
