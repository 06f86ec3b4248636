import { tierSteps } from "./tier-steps.js";

const TIERS = [
  { table: "popular", from: 1, to: 10 },
  { table: "others", from: 11, to: 100 },
  { table: "rest", from: 101, to: 1_000 },
];

test("each tier after the first is read only while those before it gave too few", () => {
  const { steps, found } = tierSteps(TIERS, { name: "kelp", columns: "position", condition: "kelp", wanted: 5 });
  expect(steps).toEqual([
    "kelp_tier0 AS MATERIALIZED (SELECT position FROM popular WHERE kelp)",
    "kelp_tier1 AS MATERIALIZED (SELECT position FROM others WHERE kelp AND (SELECT (SELECT count(*) FROM kelp_tier0)) < 5)",
    "kelp_tier2 AS MATERIALIZED (SELECT position FROM rest WHERE kelp AND (SELECT (SELECT count(*) FROM kelp_tier0) + (SELECT count(*) FROM kelp_tier1)) < 5)",
  ]);
  expect(found).toBe("SELECT * FROM kelp_tier0 UNION ALL SELECT * FROM kelp_tier1 UNION ALL SELECT * FROM kelp_tier2");
});
