import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDir } from "../database.ts";
import { harshCatalogue, type Made } from "./harsh/catalogue.ts";
import { growth, lineOf, type Line, type Sample, table } from "./harsh/measured.ts";
import { type Question, type QuestionClass, questionsOf } from "./harsh/questions.ts";
import { HarshShows } from "./harsh/shows.ts";
import { hasSphinx, Sphinx } from "./harsh/sphinx.ts";
import { stageMeans, stageTable } from "./harsh/stages.ts";
import { Stack } from "./harsh/stack.ts";
import { requestOf } from "./harsh/visit.ts";
import { measure } from "./percentiles.ts";

// npm run bench -- first [--shows 1000000] [--seed 13] [--size 100] [--clients 32] [--only class] [--states cold,new,crowd]
// [--folder F] [--no-sphinx] [--against first-question-50000.json]
// Generates, imports and queries a catalogue of the second generator. Measures each class of questions in three states:
// after everything was restarted and its files were dropped from the page cache; warm, but never asked; and the same
// questions again. After that, many clients search for words at once. A question is the request that the search page sends
// for it. Sphinx answers the same questions, alternately. Prints the table with missed targets, and the time of
// new questions by stage, and writes first-question-<shows>.json to the folder.
// --against takes the file of a smaller catalogue, and prints how much slower each class is than there.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "1000000" },
    seed: { type: "string", default: "13" },
    size: { type: "string", default: "100" },
    clients: { type: "string", default: "32" },
    states: { type: "string", default: "cold,new,crowd" },
    only: { type: "string" },
    folder: { type: "string" },
    against: { type: "string" },
    sphinx: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const [count, seed, size, clients] = [options.shows, options.seed, options.size, options.clients].map(Number) as [number, number, number, number]; // prettier-ignore
const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
const folder = fromCaller(options.folder ?? join(dataDir(), "bench", `harsh-${count}-${seed}`));
/** Each state gets different questions. */
const ROUND = { cold: 0, warmUp: 1, new: 2, crowd: 3 };
const WARM_UP = 20;

mkdirSync(folder, { recursive: true });
const made: Made = await harshCatalogue(folder, count, seed);
const sphinx = await withSphinx();
const shows = new HarshShows(seed, count);
const stack = new Stack(made.dataDir, sphinx);
const lines: Line[] = [];
const starts: { cold: number[]; warm?: number } = { cold: [] };
let memory: ReturnType<Stack["memory"]>;
const wanted = options.states.split(",");
try {
  if (wanted.includes("cold")) await cold();
  await stack.stop();
  starts.warm = await stack.start();
  await warmUp();
  if (wanted.includes("new")) await newAndAgain();
  if (wanted.includes("crowd")) await crowd();
  memory = stack.memory();
} finally {
  await stack.stop();
}
report();

async function withSphinx(): Promise<Sphinx | undefined> {
  if (options.sphinx && hasSphinx()) return Sphinx.build(made.dump, join(folder, "sphinx"));
  console.log("Without Sphinx: it is not installed (Debian: apt-get install sphinxsearch) or was left out.");
  return undefined;
}

function classes(round: number, each = size): QuestionClass[] {
  return questionsOf(shows, count, round, each).filter(({ name }) => name.includes(options.only ?? ""));
}

/** One class at a time, because data that one class reads from disk would speed up the next one. */
async function cold(): Promise<void> {
  await stack.start();
  const all = [];
  for (const one of classes(ROUND.cold)) all.push({ ...one, questions: await turned(one.questions) });
  for (const one of all) {
    const seconds = await stack.startCold();
    if (seconds === undefined) return console.log("Without the cold state: this machine cannot forget files.");
    starts.cold.push(seconds);
    add(lineOf("cold", one, await asked(one.questions, beside)));
  }
}

async function warmUp(): Promise<void> {
  for (const { questions } of classes(ROUND.warmUp, WARM_UP)) {
    for (const question of questions) await beside(question);
  }
}

async function newAndAgain(): Promise<void> {
  for (const one of classes(ROUND.new)) {
    const questions = await turned(one.questions);
    for (const state of ["new", "again"] as const) {
      const [before, stages] = [stack.computed(), await stack.stages()];
      const samples = await asked(questions, state === "new" ? beside : alone);
      const computed = since(before);
      const means = stageMeans(stages, await stack.stages(), questions.length);
      add(lineOf(state, one, samples, { computed, stages: means }));
    }
  }
}

/** Questions of all word classes, mixed, and new to the service. */
async function crowd(): Promise<void> {
  const words = classes(ROUND.crowd).filter(({ group }) => group === "words");
  const mixed = Array.from({ length: size }, (_, at) => words.flatMap(({ questions }) => questions[at] ?? [])).flat();
  const samples: Sample[] = [];
  const before = stack.computed();
  const ask = (question: Question) => async () => void samples.push(await alone(question));
  const { seconds } = await measure(mixed.map(ask), clients);
  const took = { seconds, computed: since(before) };
  add(lineOf("crowd", { name: `words, ${clients} clients`, group: "words" }, samples, took));
}

async function asked(questions: readonly Question[], ask: (question: Question) => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const question of questions) samples.push(await ask(question));
  return samples;
}

function since(before: number | undefined): number | undefined {
  const now = stack.computed();
  return now === undefined || before === undefined ? undefined : now - before;
}

async function alone({ address }: Question): Promise<Sample> {
  return { answer: await stack.asker.ask(requestOf(address)) };
}

/** Alternates between our search and Sphinx, so that other load on the machine affects both. */
async function beside(question: Question): Promise<Sample> {
  const sample = await alone(question);
  return question.plain && sphinx ? { ...sample, sphinx: await sphinx.ask(question.plain) } : sample;
}

/** Addresses of later pages, found by requesting the pages before them. */
async function turned(questions: readonly Question[]): Promise<Question[]> {
  const found: Question[] = [];
  for (const question of questions) {
    let { address } = question;
    for (let page = 1; page < (question.page ?? 1); page += 1) {
      const { body } = await stack.asker.ask(requestOf(address));
      if (!body?.nextCursor) break;
      address = `${question.address}&cursor=${encodeURIComponent(body.nextCursor)}`;
    }
    found.push({ ...question, address });
  }
  return found;
}

function add(line: Line): void {
  lines.push(line);
  console.log(table([line]).split("\n").at(-1));
}

function report(): void {
  const path = join(folder, `first-question-${count}.json`);
  writeFileSync(path, `${JSON.stringify({ shows: count, seed, size, made, starts, memory, lines }, null, 1)}\n`);
  console.log(
    `\n${count.toLocaleString("en")} shows, seed ${seed}, ${size} questions a class; milliseconds over HTTP\n`,
  );
  console.log(table(lines));
  console.log("\nNew questions, by stage: milliseconds by the clock / of a processor\n");
  console.log(stageTable(lines.filter(({ state }) => state === "new")));
  if (options.against) {
    const smaller = JSON.parse(readFileSync(fromCaller(options.against), "utf8")) as { shows: number; lines: Line[] };
    console.log(
      `\np95 of new questions against ${smaller.shows.toLocaleString("en")} shows: ${growth(lines, smaller.lines)}`,
    );
  }
  const slowest = Math.max(0, ...starts.cold);
  console.log(`\nReady ${starts.warm?.toFixed(1)} s after the start; cold after ${slowest.toFixed(1)} s at worst.`);
  if (memory) console.log(`The service takes ${memory.own} MB of its own and maps ${memory.files} MB of files.`);
  if (made.seconds) console.log(`The import took ${Math.round(made.seconds)} s.`);
  console.log(`The data folder takes ${made.megabytes.toLocaleString("en")} MB. Written to ${path}`);
}
