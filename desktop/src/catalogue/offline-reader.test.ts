import { Worker } from "node:worker_threads";
import { OfflineReader } from "./offline-reader.node";

/** A thread that answers like `offline-thread.node.ts`, with code given by the test. */
function thread(code: string): Worker {
  const source = `
    const { parentPort } = require("node:worker_threads");
    const tasks = { ${code} };
    parentPort.on("message", async ({ number, task, input }) => {
      try { parentPort.postMessage({ number, output: await tasks[task](input) }); }
      catch (error) { parentPort.postMessage({ number, failed: error.message }); }
    });
    parentPort.postMessage({ facts: { updatedAt: null, shows: 7 } });`;
  return new Worker(source, { eval: true });
}

test("answers reach the query that they belong to, in any order", async () => {
  const reader = await OfflineReader.inThread(
    thread(
      `podcasts: async ([ms]) => { await new Promise((done) => setTimeout(done, ms)); return new Map([[ms, ms]]); }`,
    ),
  );
  expect(reader.facts).toEqual({ updatedAt: null, shows: 7 });
  const answers = await Promise.all(["60", "1"].map((ms) => reader.podcasts([ms])));
  expect(answers.map((found) => [...found.keys()])).toEqual([["60"], ["1"]]);
  await reader.close();
});

test("an answer to the page keeps status, headers and body", async () => {
  const reader = await OfflineReader.inThread(
    thread(
      `answer: (url) => url.endsWith("/known") && { status: 404, headers: [["x-a", "b"]], body: url } || undefined`,
    ),
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

test("a failure reaches its caller, and closing ends open queries", async () => {
  const reader = await OfflineReader.inThread(
    thread(`figures: () => { throw new Error("The disk is gone."); }, lookUp: () => new Promise(() => {})`),
  );
  await expect(reader.figures(["a"])).rejects.toThrow("The disk is gone.");
  const open = reader.lookUp([]);
  const ended = expect(open).rejects.toThrow("was closed");
  await reader.close();
  await ended;
});

test("a thread that cannot open its file is an error", async () => {
  const broken = new Worker(`throw new Error("no catalogue")`, { eval: true });
  await expect(OfflineReader.inThread(broken)).rejects.toThrow("no catalogue");
});
