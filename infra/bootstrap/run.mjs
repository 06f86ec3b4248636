// First step of every npm script: runs on any Node from 20 with nothing installed, brings the project up to date
// (packages, compiled code) and hands over to the real script on the Node that the project carries.
import { spawn } from "node:child_process";
import { carriedNode, environment } from "./carried-node.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { chooseTests } from "./test-choice.mjs";

/** What each command needs built, and the script that does it. */
const COMMANDS = {
  start: { build: ["server", "site"], script: "infra/start.ts" },
  dev: { build: ["server"], script: "infra/dev.ts" },
  test: { build: (words) => chooseTests(words).build, script: "infra/test.ts" },
  check: { build: ["server", "site"], script: "infra/check.ts" },
  import: { build: ["server"], script: "infra/import.ts" },
  signals: { build: ["server"], script: "infra/signals.ts" },
  inbox: { build: ["server"], script: "infra/inbox.ts" },
  analytics: { build: ["server"], script: "infra/analytics.ts" },
  worker: { build: ["server"], script: "infra/worker.ts" },
  jobs: { build: ["server"], script: "infra/jobs.ts" },
  desktop: { build: ["server", "site"], script: "infra/desktop.ts" },
  "desktop:package": { build: ["server", "site", "desktop"], script: "desktop/packaging/package-app.ts" },
  build: { build: ["server", "site"], script: undefined },
  "bench catalogue": { build: [], script: "infra/bench/catalogue.ts" },
  "bench search": { build: ["server"], script: "infra/bench/search.ts" },
  "bench first": { build: ["server"], script: "infra/bench/first-question.ts" },
  "bench estimates": { build: [], script: "infra/bench/estimates.ts" },
  "bench relevance": { build: ["server"], script: "infra/bench/relevance.ts" },
};

const words = process.argv.slice(2);
// `npm run bench -- search --shows 5000`: the benchmark's name is the first word.
const [name, args] =
  words[0] === "bench" ? [words.slice(0, 2).join(" "), words.slice(2)] : [words[0] ?? "", words.slice(1)];
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(2);
}

await ensureInstalled();
await ensureBuilt(typeof command.build === "function" ? command.build(args) : command.build);
if (command.script) process.exitCode = await handOver(command.script, args);

function handOver(script, scriptArgs) {
  const child = spawn(carriedNode(), ["--disable-warning=ExperimentalWarning", script, ...scriptArgs], {
    stdio: "inherit",
    env: environment(),
  });
  // The child decides how to end; we only pass on what we were told and wait.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // npm ends its shell, not us: when whoever started us is gone, what we started ends too.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500).unref();
  return new Promise((ended) => child.on("exit", (code, signal) => ended(code ?? (signal === "SIGINT" ? 130 : 143))));
}
