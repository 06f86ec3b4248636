import { feedDuration } from "./feed-duration.js";

describe("feedDuration", () => {
  test.each([
    ["3723", 3723],
    ["3723.6", 3724],
    ["62:03", 3723],
    ["1:02:03", 3723],
    ["01:02:03", 3723],
    ["001:02:03", 3723],
    ["00:62:03", 3723],
    ["01:02", 62],
    ["3:00", 180],
    ["1:02:03.4", 3723],
    ["1:02:03,400", 3723],
    [" 01:00:00\n", 3600],
    ["1h 2m 3s", 3723],
    ["1h2m", 3720],
    ["1 hr 2 min", 3720],
    ["1 hour, 2 minutes and 3 seconds", 3723],
    ["62 min", 3720],
    ["62min.", 3720],
    ["1.5 h", 5400],
    ["1 Std. 5 Min.", 3900],
    ["PT1H2M3S", 3723],
    ["PT62M", 3720],
    ["pt45s", 45],
    ["45 seconds", 45],
  ])("%j is %d seconds", (raw, seconds) => expect(feedDuration(raw)).toBe(seconds));

  test.each([
    "", "0", "00:00:00", "0:00", "-5", "n/a", "PT", "1:2:3:4:5", "16770270", "99999999999999999999", "1e5",
    "https://a.example/080321b.mp3", ":".repeat(1_000_000),
  ])("%j is unknown", (raw) => expect(feedDuration(raw)).toBeUndefined()); // prettier-ignore

  test("a missing duration is unknown", () => expect(feedDuration(undefined)).toBeUndefined());
});
