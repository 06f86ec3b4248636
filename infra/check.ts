import { COMPILER } from "./bootstrap/build.mjs";
import { bin, run, runInParallel } from "./run.ts";
import { ROOT } from "./server-process.ts";
import { structureReport } from "./structure.ts";

// npm run check: types, lint with boundaries, format, unused code, bundle budgets, structure budget. Runs all of them, then prints the
// result. Lint takes longer than all others together, so it is split into parts. The first part runs in parallel with the other checks;
// whichever finishes first continues with the next part.
const checks: [string, () => Promise<boolean> | boolean][] = [
  ["Types", async () => (await run(process.execPath, [COMPILER, "-b"])) === 0],
  ["Format", async () => (await run(bin("prettier"), ["--check", "--log-level", "warn", "."])) === 0],
  ["No unused file, export or package", async () => (await run(bin("knip"), ["-c", ".knip.jsonc"])) === 0],
  ["Bundle budgets", async () => (await run(process.execPath, ["infra/bundle-budget.mjs"])) === 0],
  ["Structure budget", () => structureReport(ROOT)],
];
const lints: [string, readonly string[]][] = [
  ["the rest", ["--ignore-pattern", "domain/**", "--ignore-pattern", "frontend/**", "."]],
  ["the website", ["frontend"]],
  ["the domain", ["domain"]],
];

let failed = 0;
const waiting = lints.values();
const beside = lintWhatWaits();
for (const [name, check] of checks) await report(name, check);
await Promise.all([lintWhatWaits(), beside]);
process.exitCode = failed === 0 ? 0 : 1;

async function lintWhatWaits(): Promise<void> {
  for (const [part, which] of waiting) await report(`Lint and boundaries of ${part}`, () => lint(which));
}

async function lint(which: readonly string[]): Promise<boolean> {
  const { code, output } = await runInParallel(bin("eslint"), ["-c", "infra/lint/eslint.config.js", ...which]);
  if (output) console.log(output);
  return code === 0;
}

async function report(name: string, check: () => Promise<boolean> | boolean): Promise<void> {
  const started = performance.now();
  const passed = await check();
  if (!passed) failed += 1;
  console.log(`${passed ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
