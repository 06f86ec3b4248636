import type { ReachAnswer } from "@earshot/backend/lists/planning/reach.schemas";
import { addsText, peopleRange, peopleText, reachSummary } from "./reach-texts";

const people = (likely: number) => ({ low: likely / 2, likely, high: likely * 2 });

test.each([
  [0, "0"],
  [0.4, "0"],
  [7, "7"],
  [1_234, "1,200"],
  [98_765, "99,000"],
])("%d people are written as %s", (count, text) => {
  expect(peopleText(count)).toBe(text);
});

test("a range with one end is one number", () => {
  expect(peopleRange({ low: 1_204, likely: 1_204, high: 1_209 })).toBe("1,200");
  expect(peopleRange(people(1_234))).toBe("620–2,500");
});

test("the summary gives the likely reach, the frequency and what is not counted", () => {
  const known = { net: people(8_000), gross: people(10_000), frequency: 1.25, unknown: [], counted: 2 };
  const reach = known as unknown as ReachAnswer;
  expect(reachSummary(reach)).toBe(
    "Most likely 8,000, with one spot in each show. Added up, the audiences are 10,000, so a person hears a spot 1.25 times on average.",
  );
  const one = { ...reach, unknown: [{ id: "a", title: "A" }] };
  expect(reachSummary(one)).toMatch(/1 show without a figure per episode is not counted\.$/);
  expect(addsText({ id: "a", title: "A", gross: people(1_400), new: people(1_234), sharedWith: [] })).toBe(
    "adds 1,200 of 1,400",
  );
});

test("the summary of one show gives no sum and no frequency", () => {
  const one = { net: people(8_000), gross: people(8_000), frequency: 1, unknown: [], counted: 1 };
  expect(reachSummary(one as unknown as ReachAnswer)).toBe("Most likely 8,000, with one spot.");
});
