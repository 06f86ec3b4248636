import { runInThread } from "./run-in-thread.js";

const thread = (code: string) =>
  new URL(`data:text/javascript,import { parentPort, workerData } from "node:worker_threads"; ${code}`);

test("passes on all messages before it resolves", async () => {
  const heard: number[] = [];
  const code = "for (let at = 0; at < workerData; at += 1) parentPort.postMessage(at);";
  await runInThread<number>(thread(code), 3, { onMessage: (at) => heard.push(at) });
  expect(heard).toEqual([0, 1, 2]);
});

test("rejects with the thread's error", async () => {
  await expect(runInThread(thread('throw new Error("The disk is full.");'), null)).rejects.toThrow("The disk is full.");
});

test("rejects if the thread is stopped", async () => {
  const stop = new AbortController();
  const onMessage = () => stop.abort();
  const running = runInThread(thread('parentPort.postMessage("begun"); setInterval(() => {}, 1000);'), null, {
    signal: stop.signal,
    onMessage,
  });
  await expect(running).rejects.toThrow("was stopped");
});
