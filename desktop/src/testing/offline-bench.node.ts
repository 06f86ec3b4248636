import { statSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { MakerTasks } from "../catalogue/maker-tasks.node";
import { OfflineReader } from "../catalogue/offline-reader.node";
import { AskedProcess } from "../system/side-process";
import { forkedProgram } from "./forked-program.ts";

// Started by infra/bench/offline.ts and bundled like the app. Downloads a catalogue and answers requests from it with the same code as
// the app.
type BenchRequest =
  | {
      readonly kind: "download";
      readonly server: string;
      readonly token: string;
      readonly shows: "usual" | "all";
      readonly folder: string;
    }
  | { readonly kind: "open"; readonly path: string }
  | { readonly kind: "ask"; readonly address: string; readonly page: number };

const program = (name: string) => forkedProgram(join(import.meta.dirname, name));

let catalogue: OfflineReader | undefined;

process.on("message", (request: BenchRequest) => {
  void reply(request).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ failed: error instanceof Error ? error.message : String(error) }),
  );
});

async function reply(request: BenchRequest): Promise<object> {
  if (request.kind === "download") return download(request);
  if (request.kind === "open") return open(request.path);
  return ask(request.address, request.page);
}

async function download({ server, token, shows, folder }: BenchRequest & { kind: "download" }): Promise<object> {
  // How long the thread that windows need was blocked.
  const waits = monitorEventLoopDelay({ resolution: 1 });
  waits.enable();
  const began = performance.now();
  const maker = new AskedProcess<MakerTasks>(program("catalogue-maker.js"));
  const { path: snapshot, manifest } = await maker.ask("fetch", { server, shows, folder, knownKey: undefined, token });
  const downloaded = performance.now();
  const path = join(folder, "local.sqlite");
  await maker.ask("build", { server, token, snapshot, listed: [], path });
  await maker.end();
  waits.disable();
  const file = statSync(path).size;
  const [fetched, made] = [(downloaded - began) / 1000, (performance.now() - downloaded) / 1000];
  const waited = waits.max / 1e6;
  return { path, shows: manifest.shows, bytes: manifest.bytes, file, fetched, made, waited };
}

async function open(path: string): Promise<object> {
  const began = performance.now();
  catalogue = await OfflineReader.open(path, program("catalogue-reader.js"));
  return { ms: performance.now() - began };
}

/**
 * Measures the time until the page would have the last byte of its response, and the processor time of all threads, which other programs
 * hardly affect. Requests earlier pages first.
 */
async function ask(address: string, page: number): Promise<object> {
  if (!catalogue) throw new Error("The catalogue is not open.");
  let turned = address;
  for (let at = 1; ; at += 1) {
    const request = new Request(`https://app.invalid/api/v1${turned}`);
    const before = process.cpuUsage();
    const began = performance.now();
    const answer = await catalogue.answer(request);
    const text = (await answer?.text()) ?? "";
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    const computed = (user + system) / 1000;
    // The show is not on this device.
    if (answer?.status === 404) return { ms, computed, results: 0 };
    if (answer?.status !== 200) throw new Error(`${turned}: ${answer?.status} ${text}`);
    const { nextCursor, results } = JSON.parse(text) as { nextCursor?: string | null; results?: readonly unknown[] };
    if (at === page || !nextCursor) return { ms, computed, results: results?.length };
    turned = `${address}&cursor=${encodeURIComponent(nextCursor)}`;
  }
}
