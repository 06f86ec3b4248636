import { COMPILER } from "./bootstrap/build.mjs";
import { bin, runInParallel } from "./run.ts";
import { ROOT } from "./server-process.ts";
import { structureReport } from "./structure.ts";

// npm run check: types, lint with boundaries, format, unused code, bundle budgets, structure budget. Runs all of them, two at a time,
// in an order in which two cores are done at about the same moment. Each prints what it found when it is done.
type Check = readonly [name: string, run: () => Promise<boolean> | boolean];
const checks: readonly Check[] = [
  lint("the rest", "--ignore-pattern", "domain/**", "--ignore-pattern", "frontend/**", "."),
  lint("the website", "frontend"),
  ["Types", ends(process.execPath, COMPILER, "-b")],
  ["Format", ends(bin("prettier"), "--check", "--log-level", "warn", ".")],
  lint("the domain", "domain"),
  ["No unused file, export or package", ends(bin("knip"), "-c", ".knip.jsonc")],
  ["Bundle budgets", ends(process.execPath, "infra/bundle-budget.mjs")],
  ["Structure budget", () => structureReport(ROOT)],
];

let failed = 0;
const waiting = checks.values();
await Promise.all([runWhatWaits(), runWhatWaits()]);
process.exitCode = failed === 0 ? 0 : 1;

async function runWhatWaits(): Promise<void> {
  for (const [name, check] of waiting) {
    const started = performance.now();
    const passed = await check();
    if (!passed) failed += 1;
    console.log(`${passed ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}

function lint(part: string, ...which: readonly string[]): Check {
  return [`Lint and boundaries of ${part}`, ends(bin("eslint"), "-c", "infra/lint/eslint.config.js", ...which)];
}

/** Whether a program ends well. */
function ends(program: string, ...args: readonly string[]): () => Promise<boolean> {
  return async () => {
    const { code, output } = await runInParallel(program, args);
    if (output) console.log(output.trimEnd());
    return code === 0;
  };
}
