/// <reference lib="dom" />
import { mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { dataDir } from "../database.ts";
import { findChromium } from "../testing/chromium.ts";
import { harshCatalogue } from "./harsh/catalogue.ts";
import { Stack } from "./harsh/stack.ts";
import { percentiles } from "./percentiles.ts";

// npm run bench -- table [--shows 20000] [--seed 13] [--rows 10000] [--throttle 4] [--seconds 8] [--folder F]
// Measures how smoothly the results table scrolls: loads rows in the built website by scrolling, slows down the page's
// processor, and scrolls with the wheel through the middle of the table and past its end, where more rows load. Prints the
// frames per second that the page could render by itself, the time between frames, and the share of frames in which a row
// was still missing. "Work" is the main thread's processor time per frame, without the slowdown. The last line is for an
// empty page of the same height: the best that this machine can do.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "20000" },
    seed: { type: "string", default: "13" },
    rows: { type: "string", default: "10000" },
    throttle: { type: "string", default: "4" },
    seconds: { type: "string", default: "8" },
    folder: { type: "string" },
  },
});
const [count, seed, wanted, throttle, seconds] = [options.shows, options.seed, options.rows, options.throttle, options.seconds].map(Number) as [number, number, number, number, number]; // prettier-ignore
const ours = join(dataDir(), "bench", `harsh-${count}-${seed}`);
const folder = resolve(process.env.INIT_CWD ?? ".", options.folder ?? ours);
const VIEW = { width: 1440, height: 900 };
/** Pixels per second: reading line by line, looking for something, and a flick of the wheel. */
const SPEEDS = [400, 1_500, 5_000];
/** Milliseconds. Longer than a frame at 60 per second: people notice a missing frame. */
const LATE_MS = 25;

/** A cover of 1 px: loading pictures is not measured, but drawing them is. */
const COVER = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** `work`: the main thread's milliseconds per frame. */
type Frames = { readonly gaps: readonly number[]; readonly empty: number; readonly work: number };

mkdirSync(folder, { recursive: true });
const { dataDir: data } = await harshCatalogue(folder, count, seed);
const stack = new Stack(data, undefined);
await stack.start();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  const page = await browser.newPage({ viewport: VIEW });
  await page.route(/\.(?:jpg|png|webp)(?:\?|$)/, (route) => route.fulfill({ contentType: "image/png", body: COVER }));
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const rows = await load(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(
    `${rows.toLocaleString("en")} rows, processor slowed down ${throttle} times, load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  console.log(
    "| What | Pixels a second | Work, ms | Frames a second | p50, ms | p95, ms | Worst, ms | Late | Without a row |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  const middle = Math.round(height / 2);
  for (const speed of SPEEDS) await measure("the middle", middle, speed);
  const last = SPEEDS[1]!;
  await measure("over the end", height - VIEW.height - 2_000, last);
  console.log(`| afterwards ${(await loaded(page)).toLocaleString("en")} rows | | | | | | | | |`);
  await page.goto("about:blank");
  await page.setContent(`<style>body { margin: 0; height: ${height}px }</style>`);
  for (const speed of SPEEDS) await measure("an empty page", middle, speed);

  async function measure(what: string, from: number, speed: number): Promise<void> {
    const at = async (rate: number) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      await page.evaluate((top) => window.scrollTo(0, top), from);
      return scrolled(page, session, speed);
    };
    const { work } = await at(1);
    report(what, speed, { ...(await at(throttle)), work });
  }
} finally {
  await browser.close();
  await stack.stop();
}

/** Scrolls to the end until enough rows have loaded. Returns their number. */
async function load(page: Page): Promise<number> {
  await page.goto(`${stack.address}/home?emin=1&view=table`);
  await page.locator("tbody [data-card]").first().waitFor();
  for (let before = 0; ;) {
    const now = await loaded(page);
    if (now >= wanted || now < before) return now;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page
      .waitForFunction((than) => Number(/\d+/.exec(document.querySelector("thead input")?.ariaLabel ?? "")) > than, now)
      .catch((error: unknown) => {
        throw new Error(`No more rows come after ${now}.`, { cause: error });
      });
    before = now;
  }
}

function loaded(page: Page): Promise<number> {
  return page.evaluate(() => Number(/\d+/.exec(document.querySelector("thead input")?.ariaLabel ?? "")));
}

/** Scrolls down with the wheel at a speed, and records the page's frames. */
async function scrolled(page: Page, session: CDPSession, speed: number): Promise<Frames> {
  // Wait until the rows of the last scroll have been rendered.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.evaluate(() => {
    const frames = { gaps: [] as number[], empty: 0, on: true };
    let last = performance.now();
    const frame = (now: number) => {
      frames.gaps.push(now - last);
      last = now;
      // Rows that are not rendered yet are one tall hidden part of the table.
      if (document.elementFromPoint(720, 450)?.closest("table [aria-hidden=true]")) frames.empty += 1;
      if (frames.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { frames });
  });
  const before = await taken(session);
  await session.send("Input.synthesizeScrollGesture", {
    x: 720,
    y: 450,
    yDistance: -speed * seconds,
    speed,
    gestureSourceType: "mouse",
    preventFling: true,
  });
  const after = await taken(session);
  const frames = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: { gaps: number[]; empty: number; on: boolean } };
    frames.on = false;
    return { gaps: frames.gaps.slice(1), empty: frames.empty };
  });
  return { ...frames, work: (after - before) / frames.gaps.length };
}

/** The processor time of the page's main thread so far, in milliseconds. */
async function taken(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

function report(what: string, speed: number, { gaps, empty, work }: Frames): void {
  const { count: frames, p50, p95, worst } = percentiles(gaps);
  const took = gaps.reduce((sum, gap) => sum + gap, 0);
  const share = (some: number) => `${((100 * some) / frames).toFixed(1)} %`;
  const late = gaps.filter((gap) => gap > LATE_MS).length;
  const perSecond = ((1000 * frames) / took).toFixed(1);
  console.log(
    `| ${what} | ${speed} | ${work.toFixed(1)} | ${perSecond} | ${p50} | ${p95} | ${worst} | ${share(late)} | ${share(empty)} |`,
  );
}
