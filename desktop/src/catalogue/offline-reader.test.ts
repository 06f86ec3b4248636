import { EventEmitter, once } from "node:events";
import { Worker } from "node:worker_threads";
import { jest } from "@jest/globals";
import type { SideProcess } from "../system/side-process";
import { OfflineReader } from "./offline-reader.node";

let last: Worker | undefined;

/** A thread that answers like the reader's process, with code given by the test. */
function open(code: string): Promise<OfflineReader> {
  const source = `
    const { parentPort } = require("node:worker_threads");
    const tasks = { open: (path) => ({ updatedAt: null, shows: 7, path }), ${code} };
    parentPort.on("message", async ({ number, task, input }) => {
      try { parentPort.postMessage({ number, output: await tasks[task](input) }); }
      catch (error) { parentPort.postMessage({ number, failed: error.message }); }
    });
  `;
  last = new Worker(source, { eval: true });
  return OfflineReader.open("a file", sideOf(last));
}

const sideOf = (worker: Worker): SideProcess => Object.assign(worker, { kill: () => worker.terminate() });

test("matches answers to their queries in any order", async () => {
  const reader = await open(
    `podcasts: async ([ms]) => { await new Promise((done) => setTimeout(done, ms)); return new Map([[ms, ms]]); }`,
  );
  expect(reader.facts).toEqual({ updatedAt: null, shows: 7, path: "a file" });
  const answers = await Promise.all(["60", "1"].map((ms) => reader.podcasts([ms])));
  expect(answers.map((found) => [...found.keys()])).toEqual([["60"], ["1"]]);
  await reader.close();
});

test("passes status, headers and body to the page", async () => {
  const reader = await open(
    `answer: (url) => url.endsWith("/known") && { status: 404, headers: [["x-a", "b"]], body: url } || undefined`,
  );
  const answer = await reader.answer(new Request("https://app.invalid/known"));
  expect([answer?.status, answer?.headers.get("x-a"), await answer?.text()]).toEqual([
    404,
    "b",
    "https://app.invalid/known",
  ]);
  expect(await reader.answer(new Request("https://app.invalid/unknown"))).toBeUndefined();
  expect(await reader.answer(new Request("https://app.invalid/known", { method: "POST" }))).toBeUndefined();
  await reader.close();
});

test("passes a failure to its caller, and ends open queries on close", async () => {
  const reader = await open(
    `figures: () => { throw new Error("The disk is gone."); }, lookUp: () => new Promise(() => {})`,
  );
  await expect(reader.figures(["a"])).rejects.toThrow("The disk is gone.");
  const waiting = reader.lookUp([]);
  const ended = expect(waiting).rejects.toThrow("was closed");
  await reader.close();
  await ended;
});

test("a file that cannot be opened is an error, and its process ends", async () => {
  const opened = open(`open: () => { throw new Error("no catalogue"); }`);
  const ended = once(last!, "exit");
  await expect(opened).rejects.toThrow("no catalogue");
  await ended;
});

test("a file that takes too long to open is an error, even if its process does not end", async () => {
  jest.useFakeTimers();
  let ended = 0;
  const silent = Object.assign(new EventEmitter(), { postMessage: () => undefined, kill: () => (ended += 1) });
  const opening = expect(OfflineReader.open("a file", silent)).rejects.toThrow("was closed");
  await jest.advanceTimersByTimeAsync(60_000);
  await opening;
  expect(ended).toBe(1);
  jest.useRealTimers();
});

test("a process that ends early is an error, also for later queries", async () => {
  await expect(open(`open: () => process.exit(1)`)).rejects.toThrow("was closed");
  const reader = await open(`figures: () => process.exit(1)`);
  await expect(reader.figures(["a"])).rejects.toThrow("was closed");
  await expect(reader.figures(["a"])).rejects.toThrow("was closed");
});
