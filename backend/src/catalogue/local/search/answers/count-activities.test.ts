import { ACTIVITIES, activityOf } from "@earshot/domain/audience/facts/activity";
import fc from "fast-check";
import { countActivities } from "./count-activities.js";

const DAY = 86_400;
const NOW = new Date("2026-11-22T10:20:30.400Z");
const SECONDS = Math.floor(NOW.getTime() / 1000);

test("the counts equal those of the single shows, also at the limits of each activity", () => {
  const borders = [7, 8, 90, 91, 365, 366].flatMap((days) =>
    [-1, 0, 1].map((seconds) => SECONDS - days * DAY + seconds),
  );
  const newest = fc.oneof(
    fc.constantFrom(-1, 0, 1, SECONDS + DAY, ...borders),
    fc.integer({ min: SECONDS - 400 * DAY, max: SECONDS }),
  );
  fc.assert(
    fc.property(fc.array(newest, { maxLength: 60 }), (all) => {
      const heard = Uint32Array.from(all, (seconds) => seconds + 1);
      // Every other show is counted.
      const rows = Uint32Array.from(all.keys()).filter((row) => row % 2 === 0);
      const counted = countActivities(heard, rows, NOW);
      for (const activity of ACTIVITIES) {
        const expected = [...rows].filter((row) => activityOf(all[row] ?? 0, NOW) === activity).length;
        expect(counted.get(activity) ?? 0).toBe(expected);
      }
    }),
  );
});
