import { COMPILER } from "./bootstrap/build.mjs";
import { bin, run, runInParallel } from "./run.ts";
import { ROOT } from "./server-process.ts";
import { structureReport } from "./structure.ts";

// npm run check: types, lint with boundaries, format, unused code, bundle budgets, structure budget. Runs all of them,
// then prints the result. Lint takes longer than all the others together, so it runs in parallel with them.
const LINT = ["-c", "infra/lint/eslint.config.js"];
const checks: [string, () => Promise<boolean> | boolean][] = [
  ["Types", async () => (await run(process.execPath, [COMPILER, "-b"])) === 0],
  ["Format", async () => (await run(bin("prettier"), ["--check", "--log-level", "warn", "."])) === 0],
  ["No unused file, export or package", async () => (await run(bin("knip"), ["-c", ".knip.jsonc"])) === 0],
  ["Bundle budgets", async () => (await run(process.execPath, ["infra/bundle-budget.mjs"])) === 0],
  ["Structure budget", () => structureReport(ROOT)],
  ["Lint and boundaries of the domain", async () => (await run(bin("eslint"), [...LINT, "domain"])) === 0],
  ["Lint and boundaries of the rest", () => linted],
];

const linted = runInParallel(bin("eslint"), [...LINT, "--ignore-pattern", "domain/**", "."]).then(
  ({ code, output }) => {
    if (output) console.log(output);
    return code === 0;
  },
);
let failed = 0;
for (const [name, check] of checks) {
  const started = performance.now();
  const passed = await check();
  if (!passed) failed += 1;
  console.log(`${passed ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
process.exitCode = failed === 0 ? 0 : 1;
