import { AnsweringThread } from "./answering-thread.js";

/** Answers with the length of a text, never answers "", and ends on "end". */
const LENGTHS = new URL(
  `data:text/javascript,import { parentPort } from "node:worker_threads";
   parentPort.on("message", ({ question, port }) => {
     if (question === "end") process.exit(1);
     if (question !== "") port.postMessage(question.length);
   });`,
);

const bounds = { timeoutMs: 60_000, resourceLimits: {} };

test("answers several questions at once", async () => {
  const lengths = new AnsweringThread<string, number>(LENGTHS, bounds);
  expect(await Promise.all(["a", "four", "to"].map((text) => lengths.ask(text)))).toEqual([1, 4, 2]);
  await lengths.end();
});

test("gives up after the timeout", async () => {
  const lengths = new AnsweringThread<string, number>(LENGTHS, { ...bounds, timeoutMs: 300 });
  expect(await lengths.ask("")).toBeUndefined();
  await lengths.end();
});

test("gives up when the thread ends, and starts another for the next question", async () => {
  const lengths = new AnsweringThread<string, number>(LENGTHS, bounds);
  expect(await lengths.ask("end")).toBeUndefined();
  expect(await lengths.ask("four")).toBe(4);
  await lengths.end();
});

test("an idle thread ends, and another answers the next question", async () => {
  const lengths = new AnsweringThread<string, number>(LENGTHS, { ...bounds, idleMs: 1 });
  expect(await lengths.ask("four")).toBe(4);
  await new Promise((passed) => setTimeout(passed, 50));
  expect(await lengths.ask("to")).toBe(2);
  await lengths.end();
});
