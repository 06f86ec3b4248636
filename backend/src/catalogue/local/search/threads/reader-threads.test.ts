import { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ReaderThreads, type SearchReaders } from "./search-readers.js";
import type { OpenedFile } from "./search-worker.js";

/** A thread that returns its input, fails, never ends or dies, depending on the input. */
const THREAD = `
  const { parentPort } = require("node:worker_threads");
  const files = new Set();
  parentPort.on("message", ({ number, file, task, input }) => {
    if (task === "close") return files.delete(file);
    if (task === "open" && input.path === "fail") input = "fail";
    if (task === "open") files.add(file);
    if (!files.has(file)) throw new Error("not open");
    if (input === "die") process.exit(1);
    if (input === "throw") throw new Error("broken");
    while (input === "for ever");
    if (input === "fail") parentPort.postMessage({ number, failure: { message: "damaged", errcode: 11 } });
    else parentPort.postMessage({ number, output: input, times: { rank: { wall: 1, processor: 1, statements: 3 } } });
  });`;

const FILE = { path: "index.sqlite", memory: new SharedArrayBuffer(0) };
const UNREADABLE = { path: "fail", memory: new SharedArrayBuffer(0) };

let started = 0;
let pool: ReaderThreads;
let threads: SearchReaders;
const start = () => {
  started += 1;
  return new Worker(THREAD, { eval: true });
};
const open = async (
  count: number,
  limits: ConstructorParameters<typeof ReaderThreads>[2] = { longestMs: 300, mostWaiting: 5 },
) => {
  started = 0;
  pool = new ReaderThreads(start, count, limits);
  threads = await pool.open(FILE);
  return (question: string) => threads.ask("search" as never, question) as Promise<string>;
};
afterEach(() => threads.close());

test("answers each question, however many wait", async () => {
  const ask = await open(2);
  const questions = ["a", "b", "c", "d", "e", "f", "g"];
  expect(await Promise.all(questions.map(ask))).toEqual(questions);
});

/** Threads that only note what they were given. They can open all files but `UNREADABLE`. */
async function notingThreads(limits: ConstructorParameters<typeof ReaderThreads>[2] = {}, count = 2) {
  const given: [thread: number, term: string][] = [];
  const files: [thread: number, file: number, task: string, fills?: boolean][] = [];
  const fakes: EventEmitter[] = [];
  const fake = () => {
    const at = fakes.length;
    const worker = Object.assign(new EventEmitter(), {
      ...{ ref: () => undefined, unref: () => undefined, terminate: () => Promise.resolve(0) },
      postMessage: ({
        file,
        task,
        input,
      }: {
        file: number;
        task: string;
        input?: Partial<OpenedFile & { term: string }>;
      }) => {
        if (input?.term !== undefined) return void given.push([at, input.term]);
        files.push([at, file, task, input?.fills]);
        const failure = input?.path === UNREADABLE.path ? { message: "damaged", errcode: 11 } : undefined;
        if (task === "open") setImmediate(() => worker.emit("message", { number: 0, failure }));
      },
    });
    fakes.push(worker);
    return worker as unknown as Worker;
  };
  pool = new ReaderThreads(fake, count, limits);
  threads = await pool.open(FILE);
  const end = (thread: number, number: number) => fakes[thread]?.emit("message", { number, output: null });
  const exit = (thread: number) => fakes[thread]?.emit("exit");
  return { given, files, end, exit };
}

const search = (term: string) => threads.ask("search", { term } as never);
/** Until the fake threads have answered. */
const answers = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

test("searches that follow one another use one thread", async () => {
  const { given, end } = await notingThreads();
  const terms = ["a", "b", "c", "d", "e", "f", "g"];
  for (const [at, term] of terms.entries()) {
    void search(term);
    end(0, at + 1);
  }
  expect(given).toEqual(terms.map((term) => [0, term]));
  // The oldest search is next, whichever thread becomes free.
  for (const term of ["h", "i", "j", "k"]) void search(term);
  end(1, 9);
  end(0, 8);
  expect(given.slice(terms.length)).toEqual([[0, "h"], [1, "i"], [1, "j"], [0, "k"]]); // prettier-ignore
});

test("a failed query keeps its error code, and the thread continues", async () => {
  const ask = await open(1);
  await expect(ask("fail")).rejects.toMatchObject({ message: "damaged", errcode: 11 });
  expect(await ask("a")).toBe("a");
  expect(started).toBe(1);
});

test("an endless query is aborted, and later ones are answered", async () => {
  const ask = await open(1);
  const endless = ask("for ever");
  const behind = ask("a");
  await expect(endless).rejects.toThrow(CatalogueUnavailable);
  expect(await behind).toBe("a");
  expect(started).toBe(2);
});

test.each(["die", "throw"])("a thread that ends by %s is replaced", async (question) => {
  const ask = await open(2);
  await expect(ask(question)).rejects.toThrow();
  await expect(ask(question)).rejects.toThrow();
  expect(await Promise.all(["a", "b", "c"].map(ask))).toEqual(["a", "b", "c"]);
});

test("beyond its limit the queue refuses at once, with a time to wait", async () => {
  const ask = await open(1, { longestMs: 10_000, mostWaiting: 2 });
  const waiting = [ask("a"), ask("b"), ask("c")];
  await expect(ask("d")).rejects.toMatchObject({ name: "CatalogueUnavailable", isBusy: true, retryAfter: 2 });
  expect(await Promise.all(waiting)).toEqual(["a", "b", "c"]);
});

test("reports the times of a query, including its wait", async () => {
  const heard: unknown[] = [];
  const ask = await open(1, { watch: (task, times) => void heard.push([task, times]) });
  await ask("a");
  const wait = { wall: expect.any(Number) as number, processor: 0, statements: 0 };
  expect(heard).toEqual([["search", { rank: { wall: 1, processor: 1, statements: 3 }, wait }]]);
});

test("throws when opening a file that cannot be read", async () => {
  const broken = () => new Worker('throw new Error("file is not a database")', { eval: true });
  await expect(new ReaderThreads(broken, 2).open(FILE)).rejects.toThrow("not a database");
});

test("once closed, it makes no queries and leaves no thread", async () => {
  const ask = await open(2);
  await threads.close();
  await expect(ask("a")).rejects.toThrow("closed");
  expect(started).toBe(2);
});

test("a newer file is opened by the same threads, and the earlier one stays open until it is closed", async () => {
  const ask = await open(2);
  const newer = await pool.open(FILE);
  const both = () =>
    Promise.all([ask("a"), newer.ask("search", "b" as never), ask("c"), newer.ask("search", "d" as never)]);
  expect(await both()).toEqual(["a", "b", "c", "d"]);
  await threads.close();
  await expect(ask("a")).rejects.toThrow("closed");
  expect(await newer.ask("search", "b" as never)).toBe("b");
  expect(started).toBe(2);
  await newer.close();
});

test("a replaced thread opens all files", async () => {
  const ask = await open(1);
  const newer = await pool.open(FILE);
  await expect(ask("die")).rejects.toThrow();
  expect(await Promise.all([ask("a"), newer.ask("search", "b" as never)])).toEqual(["a", "b"]);
  expect(started).toBe(2);
  await newer.close();
});

test("if a newer file cannot be read, the earlier one is still searched", async () => {
  const ask = await open(2);
  await expect(pool.open({ ...UNREADABLE })).rejects.toMatchObject({ errcode: 11 });
  expect(await ask("a")).toBe("a");
  expect(started).toBe(2);
});

test("a thread that was lost before it could open a file has not filled the memory", async () => {
  const { files, exit } = await notingThreads();
  const ended = expect(search("a")).rejects.toThrow("ended early");
  files.length = 0;
  const opening = pool.open({ path: "newer.sqlite", memory: new SharedArrayBuffer(0) });
  exit(0);
  await ended;
  const newer = await opening;
  expect(files).toContainEqual([1, 2, "open", true]);
  await newer.close();
});

test("a new thread that cannot open a file takes no search", async () => {
  const { given, end, exit } = await notingThreads();
  const [ended, first, waits] = [search("a"), search("b"), search("c")];
  const opening = pool.open({ ...UNREADABLE });
  exit(0);
  await expect(ended).rejects.toThrow("ended early");
  await answers();
  expect(given).toEqual([[0, "a"], [1, "b"]]); // prettier-ignore
  end(1, 2);
  await expect(opening).rejects.toThrow("damaged");
  expect(given.at(-1)).toEqual([1, "c"]);
  end(1, 3);
  expect(await Promise.all([first, waits])).toEqual([null, null]);
});

test("if the only thread cannot open a newer file, searches of the earlier one do not fail as if it were damaged", async () => {
  const { exit } = await notingThreads({}, 1);
  const [ended, waits] = [search("a"), search("b")];
  const opening = pool.open({ ...UNREADABLE });
  exit(0);
  await expect(ended).rejects.toThrow("ended early");
  await expect(waits).rejects.toThrow(CatalogueUnavailable);
  await (await opening).close();
});

test("a file that is closed is not opened later", async () => {
  const { files, exit } = await notingThreads();
  files.length = 0;
  const opening = pool.open({ ...UNREADABLE });
  exit(1);
  await expect(opening).rejects.toThrow("damaged");
  await answers();
  const ofNewThread = files.filter(([thread]) => thread === 2).map(([, file, task]) => [file, task]);
  expect(ofNewThread).toEqual([[1, "open"], [2, "close"]]); // prettier-ignore
});
