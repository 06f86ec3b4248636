// Compares the size of the built website with its budgets, route by route, as a browser loads it: the page's modules and all their static
// imports. Sizes are gzip -9, in kB of 1000 bytes. The numbers below are targets; the check fails at 5% above them, so that a change that
// just fits does not make the next one fail.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const DIST = process.argv[2] ?? fileURLToPath(new URL("../frontend/dist", import.meta.url));

/** Initial JavaScript in kB. Interactive pages can have more than static ones. */
const ROUTE_BUDGET = 140;
const HEAVY_ROUTES = {
  "src/admin/admin-page.tsx": 175,
  "src/campaigns/match-page.tsx": 175,
  "src/catalogue/search-page.tsx": 175,
  "src/catalogue/podcast-page.tsx": 175,
  "src/compare/compare-page.tsx": 175,
  "src/shell/account-page.tsx": 175,
  "src/dashboard/dashboard-page.tsx": 175,
  "src/lists/lists-page.tsx": 175,
  "src/saved/watching-page.tsx": 175,
};
/** Code that a route loads together with its page. */
const ALONG = {
  "src/catalogue/search-page.tsx": ["src/shell/result-slots.tsx"],
  "src/catalogue/podcast-page.tsx": ["src/shell/page-slots.tsx"],
  "src/compare/compare-page.tsx": ["src/shell/result-slots.tsx"],
  "src/campaigns/match-page.tsx": ["src/shell/result-slots.tsx"],
};
const ROOM = 1.05;
const LAZY_BUDGET = 40;
/** The budget for the stylesheet of all pages. The target was 14 kB for five pages; the hard limit is 20 kB. */
const CSS_BUDGET = 18;
/** The budget for the print stylesheet, which loads after the page or only for printing. */
const PRINT_BUDGET = 2;
const PRINT_SHEET = /^print-/;
/** The only font of the first view; woff2 is already compressed. */
const FONT_BUDGET = 31;
const FIRST_FONT = /instrument-sans-latin-wght-normal.*\.woff2$/;

const manifest = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8"));
const weights = new Map();

function weigh(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000);
  return weights.get(file);
}

/** The files of a module and of its static imports. */
function files(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) files(imported, seen);
  return seen;
}

const sum = (list) => [...list].reduce((total, file) => total + weigh(file), 0);

const rows = [];
const check = (what, weight, target) => {
  const state = weight > target * ROOM ? "OVER" : weight > target ? "near" : "ok";
  rows.push({ what, weight, target, state });
};

const entry = manifest["index.html"];
const shell = files("index.html");
const pages = (entry.dynamicImports ?? []).filter((key) => /-page\.tsx$/.test(key)).sort();
if (pages.length === 0) throw new Error(`No pages in ${DIST}: is the website built?`);
for (const key of pages) {
  const all = [key, ...(ALONG[key] ?? [])].reduce((seen, module) => files(module, seen), new Set(shell));
  check(`initial JS, ${key.replace(/^src\//, "")}`, sum(all), HEAVY_ROUTES[key] ?? ROUTE_BUDGET);
}

const chunks = [...new Set(Object.values(manifest).map((chunk) => chunk.file))].filter((file) => file.endsWith(".js"));
const [heaviest = entry.file] = chunks.filter((file) => !shell.has(file)).sort((a, b) => weigh(b) - weigh(a));
check(`heaviest lazy chunk, ${heaviest}`, weigh(heaviest), LAZY_BUDGET);

const assets = readdirSync(join(DIST, "assets"));
const sheets = assets.filter((file) => file.endsWith(".css"));
const weightOf = (files) => sum(files.map((file) => `assets/${file}`));
check("all CSS for screens", weightOf(sheets.filter((file) => !PRINT_SHEET.test(file))), CSS_BUDGET);
check("CSS for paper", weightOf(sheets.filter((file) => PRINT_SHEET.test(file))), PRINT_BUDGET);
const font = assets.find((file) => FIRST_FONT.test(file));
if (!font) throw new Error("The font of the first view is missing.");
check("font of the first view", readFileSync(join(DIST, "assets", font)).length / 1000, FONT_BUDGET);

for (const { what, weight, target, state } of rows) {
  console.log(`${state.padStart(4)}  ${weight.toFixed(1).padStart(6)} of ${target} kB  ${what}`);
}
const near = rows.filter(({ state }) => state === "near").length;
if (near > 0) console.log(`${near} of the website's weights are above their target, by less than 5 %.`);
const over = rows.filter(({ state }) => state === "OVER").length;
if (over > 0) {
  console.error(`${over} of the website's weights are over budget.`);
  process.exitCode = 1;
}
