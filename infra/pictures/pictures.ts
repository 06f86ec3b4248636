import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import {
  LANDING_SCREENS,
  type LandingScreen,
  PICTURE_BYTES_MAX,
  PICTURE_SCALE,
  PICTURE_SHAPES,
  PICTURE_SIZES,
  PICTURE_THEMES,
  pictureFile,
  type PictureShape,
  type PictureTheme,
} from "@earshot/domain/site/landing-pictures";
import { startCluster } from "../postgres/cluster.ts";
import { ROOT, startServer } from "../server-process.ts";
import { findChromium } from "../testing/chromium.ts";
import { Buyer } from "./buyer.ts";

// Takes the landing page's screenshots from the product with its demo catalogue, and writes them to frontend/public/pictures. Before a
// release, run this (node infra/bootstrap/run.mjs pictures), check the pictures, and commit them.
type Screen = {
  readonly path: string;
  /** The picture starts at the top of this element. On a phone, controls would fill the space above the figures. */
  readonly from: Readonly<Record<PictureShape, string>>;
  /** Pixels to include above the element. */
  readonly above: Readonly<Record<PictureShape, number>>;
  /** An element that exists once the screen is complete. */
  readonly complete: string;
};
/** CSS pixels on the right that a page reserves for its scrollbar. The pictures leave them out. */
const GUTTER = 15;
/** Covers further down load on scrolling. Runs in the browser, whose types are not available here. */
const COVERS_ARE_THERE = `[...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)`;
/** Each picture fits into the window: enlarging the window for a picture would change the layout. */
const HEIGHT = 1400;
/** The highest of these qualities at which the file is small enough is used. */
const QUALITIES = [90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30];

const scratch = mkdtempSync(join(tmpdir(), "earshot-pictures-"));
chmodSync(scratch, 0o755);
const data = join(scratch, "data");
const cluster = await startCluster(join(scratch, "postgres"));
try {
  const server = await startServer({
    DATABASE_URL: cluster.url("postgres"),
    DATA_DIR: data,
    PORT: "0",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    FEEDS_PER_MINUTE: "0",
  });
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    await takeAll(browser, `http://localhost:${server.port}`);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  const buyer = new Buyer(context.request, origin, data);
  await buyer.signUp();
  const shows = await buyer.shows();
  const list = await buyer.shortlist(shows);
  const storageState = await context.storageState();
  const ids = shows.slice(0, 3).map(({ id }) => id);
  const screens: Readonly<Record<LandingScreen, Screen>> = {
    search: {
      path: "/home?term=history&mode=topic&lang=en&lmin=5000&view=table",
      from: { wide: "main form[role=search]", narrow: "main table" },
      above: { wide: 12, narrow: 0 },
      complete: "tbody [data-card] img",
    },
    podcast: {
      path: `/podcast/${ids[0]}`,
      from: { wide: "main h1", narrow: "main h1" },
      above: { wide: 4, narrow: 4 },
      complete: "main .meter",
    },
    compare: {
      path: `/compare?ids=${ids.join()}`,
      from: { wide: "main h1", narrow: "main h1" },
      above: { wide: 12, narrow: 12 },
      complete: "main .meter",
    },
    shortlist: {
      path: `/lists?list=${list}`,
      from: { wide: "main h2", narrow: "[data-item]" },
      above: { wide: 12, narrow: 12 },
      complete: "[data-item]",
    },
  };
  for (const theme of PICTURE_THEMES) {
    for (const screen of LANDING_SCREENS) {
      for (const shape of PICTURE_SHAPES) {
        const page = await browser.newPage({
          ...look(screen, shape),
          storageState,
          colorScheme: theme,
          deviceScaleFactor: PICTURE_SCALE,
          serviceWorkers: "block",
          // Playwright's waiting functions are evaluated from text, which the website's policy forbids.
          bypassCSP: true,
          reducedMotion: "reduce",
        });
        await page.goto(origin + screens[screen].path);
        await take(page, screens[screen], screen, theme, shape);
        await page.close();
      }
    }
  }
}

function look(screen: LandingScreen, shape: PictureShape) {
  const viewport = { width: PICTURE_SIZES[screen][shape].width + GUTTER, height: HEIGHT };
  return shape === "narrow" ? { viewport, isMobile: true, hasTouch: true } : { viewport };
}

async function take(page: Page, screen: Screen, name: LandingScreen, theme: PictureTheme, shape: PictureShape) {
  await page.locator(screen.complete).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(COVERS_ARE_THERE);
  await page.evaluate("document.fonts.ready");
  const start = await page.locator(screen.from[shape]).filter({ visible: true }).first().boundingBox();
  if (!start) throw new Error(`${name}: ${screen.from[shape]} is not on the page.`);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: start.y - screen.above[shape], ...PICTURE_SIZES[name][shape], scale: PICTURE_SCALE };
  for (const quality of QUALITIES) {
    const options = { format: "webp", quality, clip, captureBeyondViewport: false } as const;
    const picture = Buffer.from((await session.send("Page.captureScreenshot", options)).data, "base64");
    if (picture.length > PICTURE_BYTES_MAX) continue;
    const file = join(ROOT, "frontend/public", pictureFile(name, theme, shape));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    console.log(`${pictureFile(name, theme, shape)}  ${(picture.length / 1000).toFixed(0)} kB at quality ${quality}`);
    return;
  }
  throw new Error(`${name} has more than ${PICTURE_BYTES_MAX} bytes at every quality.`);
}
