import { type ChildProcess, fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "../../frontend/e2e/chromium-switches";
import { TestedApp } from "./tested-app";

const RUN_APP = fileURLToPath(new URL("../src/testing/run-app.mjs", import.meta.url));
const ORIGIN = "https://app.invalid";

/** A running app: its main process in Node, its window as a page of Chromium. */
export class FakeElectronApp extends TestedApp {
  readonly origin = ORIGIN;

  private constructor(
    readonly process: ChildProcess,
    private readonly browser: Browser,
    readonly page: Page,
    private readonly saveAs: string,
  ) {
    super();
  }

  /** `address` is the address of a running Chromium, which shows the app's window. */
  static async start(
    folder: string,
    address: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<FakeElectronApp> {
    const saveAs = join(folder, "save-as");
    const child = fork(RUN_APP, [], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: {
        ...process.env,
        FAKE_CHROMIUM: address,
        FAKE_DATA: join(folder, "data"),
        FAKE_SAVE_AS: saveAs,
        EARSHOT_SERVER: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
        ...more,
      },
    });
    const ended = new Promise<never>((_, failed) =>
      child.once("exit", (code) => failed(new Error(`The app ended with ${code}.`))),
    );
    ended.catch(() => undefined);
    const found = await Promise.race([windowAt(address), ended]);
    return new FakeElectronApp(child, found.browser, found.page, saveAs);
  }

  chooseFile(path: string | undefined): Promise<void> {
    writeFileSync(this.saveAs, path ?? "");
    return Promise.resolve();
  }

  get isOver(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  emit(event: string, ...given: unknown[]): Promise<void> {
    this.process.send({ event, given });
    return Promise.resolve();
  }

  menu(label: string): Promise<void> {
    return this.emit("fake:menu", label);
  }

  /** The arguments of the app's calls to the system with this name, such as "setBadgeCount". */
  async recorded(name: string): Promise<readonly unknown[][]> {
    const answer = new Promise<{ record: unknown[][] }>((done) => this.process.once("message", done as () => void));
    await this.emit("fake:record", name);
    return (await answer).record.map(([, ...given]) => given);
  }

  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async quit(): Promise<void> {
    await this.end("SIGTERM");
  }

  /** Resolves only when its window is gone too, so that the next start does not find it. */
  private async end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((done) => this.process.once("exit", done));
    const closed = this.page.isClosed() ? undefined : this.page.waitForEvent("close");
    this.process.kill(signal);
    await Promise.all([gone, closed]);
    await this.browser.close();
  }
}

/** Runs a Chromium for the windows of several apps, one start after another. */
export async function withChromium(use: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_SWITCHES, `--remote-debugging-port=${port}`],
  });
  await use(`http://127.0.0.1:${port}`);
  await browser.close();
}

/** Resolves once the window shows a page of the app. */
async function windowAt(address: string): Promise<{ browser: Browser; page: Page }> {
  const isOurs = (url: string) => url.startsWith(`${ORIGIN}/`);
  const shows = async () => {
    const targets = (await (await fetch(`${address}/json/list`)).json()) as readonly { url: string }[];
    return targets.some(({ url }) => isOurs(url));
  };
  const options = { message: "the window's page", intervals: [50], timeout: 50_000 };
  await expect.poll(() => shows().catch(() => false), options).toBe(true);
  const browser = await chromium.connectOverCDP(address);
  const pages = browser.contexts().flatMap((context) => context.pages());
  const page = pages.find((one) => isOurs(one.url()))!;
  await page.waitForLoadState();
  return { browser, page };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
