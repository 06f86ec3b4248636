import { planCsv } from "./plan-csv.js";

test("writes the picks and the left-out shows of a plan, without formulas", () => {
  const plan = {
    picks: [
      {
        id: "a",
        title: "=HYPERLINK(1)",
        spots: 4,
        cost: 195.7,
        adds: 1_204,
        addsRange: { low: 900, high: 1_300 },
        gross: 1_300,
        reasons: ["Adds.", "You locked it."],
      },
    ],
    totals: { spots: 4, cost: 195.7, people: 1_204, peopleRange: { low: 900, high: 1_300 } },
    leftOut: [{ id: "b", title: 'The "B" show', reason: "You removed it." }],
  };
  expect(planCsv(plan, "USD").split("\r\n")).toEqual([
    '"title","podcast_id","in_plan","spots","cost_usd","adds_people","reason"',
    `"'=HYPERLINK(1)","a","yes","4","195.70","1204","Adds. You locked it."`,
    '"The ""B"" show","b","no","","","","You removed it."',
    "",
  ]);
  expect(planCsv(plan, "GBP")).toContain('"cost_gbp"');
});
