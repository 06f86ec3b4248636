import { COMPILER } from "./bootstrap/build.mjs";
import { bin, runInParallel } from "./run.ts";
import { ROOT } from "./server-process.ts";
import { structureReport } from "./structure.ts";

// npm run check: types, lint with boundaries, format, unused code, bundle budgets, structure budget. Runs all of them, then prints the
// result. Two run at a time, and whichever ends continues with the next one. The long ones come first, so that both end at about the same
// time. Lint takes longer than all others together, so it is split into parts.
const checks: [string, () => Promise<boolean> | boolean][] = [
  [
    "Lint and boundaries of the rest",
    () => lint("--ignore-pattern", "domain/**", "--ignore-pattern", "frontend/**", "."),
  ],
  ["Lint and boundaries of the website", () => lint("frontend")],
  ["Types", () => passes(process.execPath, COMPILER, "-b")],
  ["Format", () => passes(bin("prettier"), "--check", "--log-level", "warn", ".")],
  ["Lint and boundaries of the domain", () => lint("domain")],
  ["No unused file, export or package", () => passes(bin("knip"), "-c", ".knip.jsonc")],
  ["Bundle budgets", () => passes(process.execPath, "infra/bundle-budget.mjs")],
  ["Structure budget", () => structureReport(ROOT)],
];
const AT_ONCE = 2;

let failed = 0;
const waiting = checks.values();
await Promise.all(Array.from({ length: AT_ONCE }, checkWhatWaits));
process.exitCode = failed === 0 ? 0 : 1;

async function checkWhatWaits(): Promise<void> {
  for (const [name, check] of waiting) await report(name, check);
}

function lint(...which: readonly string[]): Promise<boolean> {
  return passes(bin("eslint"), "-c", "infra/lint/eslint.config.js", ...which);
}

/** Prints a program's output once it has ended, because two run at a time. */
async function passes(program: string, ...args: readonly string[]): Promise<boolean> {
  const { code, output } = await runInParallel(program, args);
  if (output) console.log(output.trimEnd());
  return code === 0;
}

async function report(name: string, check: () => Promise<boolean> | boolean): Promise<void> {
  const started = performance.now();
  const passed = await check();
  if (!passed) failed += 1;
  console.log(`${passed ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
