// Started by infra/bench/snapshot.ts. Runs the built app in plain Node with the fake Electron, downloads the offline catalogue as the page
// would, and measures how long the main process, which all windows need, was busy or blocked meanwhile.
import { existsSync, readFileSync } from "node:fs";
import { handlers, record } from "./fake-electron.ts";
import "./run-app.mjs";
import { watchWaits } from "./waits.ts";

type State = { readonly kind: string; readonly reason?: string };
/** The states of the offline catalogue that the page was told, in order. */
const states = () =>
  record.flatMap(([name, , event]) => {
    const { kind, state } = (name === "send" ? event : {}) as { kind?: string; state?: State };
    return kind === "offline" && state ? [state] : [];
  });

measured(process.argv[2] ?? "usual").then(
  (answer) => process.send!({ answer }),
  (error: unknown) => process.send!({ failed: String(error) }),
);

async function measured(shows: string): Promise<object> {
  await until(() => handlers.has("offline.download"));
  // Loads Node's fetch, which Electron's replaces in the real app.
  await fetch(`${process.env.EARSHOT_SERVER}/healthz`);
  await pause(1_000);
  const begun: Record<string, number> = {};
  let state: State = { kind: "none" };
  let seen = 0;
  const waits = watchWaits(() => {
    if (record.length !== seen) {
      seen = record.length;
      state = states().at(-1) ?? state;
      begun[state.kind] ??= performance.now();
    }
    return state.kind;
  });
  /** The most memory of each process, in megabytes, by its program. Reads it every second, because a process may end. */
  const peaks: Record<string, number> = {};
  const sampler = setInterval(() => {
    for (const [name, path, pid] of record) {
      if (name === "UtilityProcess") peaks[String(path)] = Math.max(peaks[String(path)] ?? 0, peakOf(pid as number));
    }
  }, 1_000);
  const frame = { url: "earshot://app/app-settings" };
  await handlers.get("offline.download")!({ senderFrame: frame, sender: { mainFrame: frame } }, { shows });
  await until(() => state.kind === "ready" || state.kind === "failed");
  await pause(1_000);
  clearInterval(sampler);
  const measures = waits();
  if (state.kind === "failed") throw new Error(state.reason);
  const { downloading = 0, preparing = 0, ready = 0 } = begun;
  return {
    ...measures,
    seconds: { downloading: (preparing - downloading) / 1000, preparing: (ready - preparing) / 1000 },
    messages: states().length,
    fromProcesses: record.filter(([name]) => name === "UtilityProcess.message").length,
    peaks: { "the main process": peakOf(process.pid), ...peaks },
  };
}

/** The most memory that a process has had, in megabytes; 0 if it has ended. */
function peakOf(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(50);
}
