// The first step of every npm script. Needs only Node.js 20 or newer. Updates packages and compiled code, then starts the actual script on
// the project's own Node.js.
import { spawn } from "node:child_process";
import { bundledNode, environment } from "./bundled-node.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { chooseTests } from "./test-choice.mjs";

/** An operator's command: a program below backend/dist/src, run on the product's database. */
const program = (path) => ({ build: ["server"], script: "infra/command.ts", before: [path] });

/** For each command: the builds that it needs, its script, the arguments `before` the caller's, and additional environment variables. */
const COMMANDS = {
  start: { build: ["server", "site"], script: "infra/start.ts" },
  dev: { build: ["server"], script: "infra/dev.ts" },
  test: { build: (words) => chooseTests(words).build, script: "infra/test.ts" },
  "test:faults": {
    build: (words) => chooseTests(["drills", ...words]).build,
    script: "infra/test.ts",
    before: ["drills"],
    env: { FAULT_DRILLS: "long" },
  },
  check: { build: ["server", "site"], script: "infra/check.ts" },
  import: program("catalogue/import-cli.js"),
  signals: program("catalogue/signals/signals-cli.js"),
  backup: program("backup/write/backup-cli.js"),
  restore: { build: ["server"], script: "infra/backup/restore.ts" },
  contacts: program("contacts/contacts-cli.js"),
  plans: program("keys/quotas/plans-cli.js"),
  migrate: program("database/migrate-cli.js"),
  "operate inbox": program("outreach/inbox/inbox-cli.js"),
  "operate worker": { build: ["server"], script: "infra/worker.ts" },
  "operate jobs": program("jobs/jobs-cli.js"),
  desktop: { build: ["server", "site"], script: "infra/desktop.ts" },
  "desktop:package": { build: ["server", "site", "desktop"], script: "desktop/packaging/package-app.ts" },
  pictures: { build: ["server", "site"], script: "infra/pictures/pictures.ts" },
  build: { build: ["server", "site"], script: undefined },
  "bench catalogue": { build: [], script: "infra/bench/catalogue.ts" },
  "bench first": { build: ["server"], script: "infra/bench/first-question.ts" },
  "bench estimates": { build: [], script: "infra/bench/estimates.ts" },
  "bench table": { build: ["server", "site"], script: "infra/bench/table.ts" },
  "bench offline": { build: ["server"], script: "infra/bench/offline.ts" },
  "bench snapshot": { build: ["server"], script: "infra/bench/snapshot.ts" },
  "bench relevance": { build: ["server"], script: "infra/bench/relevance.ts" },
  "bench matches": { build: ["server"], script: "infra/bench/matches.ts" },
};

const words = process.argv.slice(2);
// `npm run bench -- first --shows 5000`, `npm run operate -- jobs list`: the first word is part of the command's name.
const [name, args] =
  words[0] === "bench" || words[0] === "operate"
    ? [words.slice(0, 2).join(" "), words.slice(2)]
    : [words[0] ?? "", words.slice(1)];
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(2);
}

await ensureInstalled();
await ensureBuilt(typeof command.build === "function" ? command.build(args) : command.build);
if (command.script) process.exitCode = await handOver(command, args);

function handOver({ script, before = [], env = {} }, scriptArgs) {
  const child = spawn(bundledNode(), ["--disable-warning=ExperimentalWarning", script, ...before, ...scriptArgs], {
    stdio: "inherit",
    env: { ...environment(), ...env },
  });
  // Forwards signals and waits; the child decides how to end.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // npm stops its shell but not this process, so the child must be stopped once the parent has ended.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500).unref();
  return new Promise((ended) => child.on("exit", (code, signal) => ended(code ?? (signal === "SIGINT" ? 130 : 143))));
}
