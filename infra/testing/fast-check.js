import fc from "../../node_modules/fast-check/lib/fast-check.js";

// Every run tries the same values, so that a test fails because of a change and not by chance. `PROPERTY_RUNS=5000 npm test -- unit`
// searches for failing values: it tries this many for each property, different ones each time.
const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_261_124 });

export * from "../../node_modules/fast-check/lib/fast-check.js";
export default fc;
