import { ruleGap } from "./feed-hints.js";

const DAY = 86_400;

test.each([
  ["FREQ=DAILY", DAY],
  ["RRULE:FREQ=DAILY;INTERVAL=2", 2 * DAY],
  ["FREQ=WEEKLY", 7 * DAY],
  ["freq=weekly;byday=mo,we,fr", (7 * DAY) / 3],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", 14 * DAY],
  ["FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", (7 * DAY) / 5],
  ["FREQ=MONTHLY", (365.25 / 12) * DAY],
  ["FREQ=MONTHLY;BYDAY=1MO", (365.25 / 12) * DAY],
  ["FREQ=MONTHLY;BYDAY=MO", 7 * DAY],
  ["FREQ=MONTHLY;BYMONTHDAY=1,15", (365.25 / 24) * DAY],
  ["FREQ=HOURLY;INTERVAL=6", DAY / 4],
  ["FREQ=YEARLY", 365.25 * DAY],
])("%s", (rule, seconds) => expect(ruleGap(rule)).toBeCloseTo(seconds, 3));

test.each(["", "weekly", "FREQ=OFTEN", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=x"])(
  "%j gives no interval",
  (rule) => expect(ruleGap(rule)).toBeUndefined(),
);
