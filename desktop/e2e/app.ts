import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, expect, type Page, test as base } from "@playwright/test";

const RUN_APP = fileURLToPath(new URL("../src/testing/run-app.mjs", import.meta.url));

/** One start of the app: its main process in Node, its window a page of Chromium. */
export class RunningApp {
  private constructor(
    readonly process: ChildProcess,
    private readonly browser: Browser,
    readonly page: Page,
    private readonly saveAs: string,
  ) {}

  static async start(folder: string, more: Readonly<Record<string, string>> = {}): Promise<RunningApp> {
    const port = await freePort();
    const saveAs = join(folder, "save-as");
    const child = fork(RUN_APP, [], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: {
        ...process.env,
        STAND_IN_CHROMIUM: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        STAND_IN_PORT: String(port),
        STAND_IN_DATA: join(folder, "data"),
        STAND_IN_SAVE_AS: saveAs,
        EARSHOT_SERVER: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
        ...more,
      },
    });
    const ended = new Promise<never>((_, failed) =>
      child.once("exit", (code) => failed(new Error(`The app ended with ${code}.`))),
    );
    ended.catch(() => undefined);
    const found = await Promise.race([windowAt(port), ended]);
    return new RunningApp(child, found.browser, found.page, saveAs);
  }

  /** Sets the person's choice in the next save dialogs; undefined closes them. */
  chooseFile(path: string | undefined): void {
    writeFileSync(this.saveAs, path ?? "");
  }

  /** Calls the app as its page does. */
  call(channel: string, input: unknown): Promise<{ ok: boolean; answer?: unknown; code?: string; message?: string }> {
    return this.page.evaluate(
      ([name, given]) =>
        (window as unknown as { earshotApp: Record<string, (input: unknown) => Promise<never>> }).earshotApp[name]!(
          given,
        ),
      [channel, input] as const,
    );
  }

  /** Sends the app an event of the system, such as a second start with its arguments. */
  emit(event: string, ...given: unknown[]): void {
    this.process.send({ event, given });
  }

  /** Chooses an entry of the app's menus. */
  menu(label: string): void {
    this.emit("stand-in:menu", label);
  }

  /** The app's calls to the system with a name, such as "setBadgeCount": their arguments. */
  async recorded(name: string): Promise<readonly unknown[][]> {
    const told = new Promise<{ record: unknown[][] }>((done) => this.process.once("message", done as () => void));
    this.emit("stand-in:record", name);
    return (await told).record.map(([, ...given]) => given);
  }

  /** Kills the main process, whatever it is doing. Its window's Chromium ends too. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async quit(): Promise<void> {
    await this.end("SIGTERM");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill(signal);
    await gone;
    const session = await this.browser.newBrowserCDPSession().catch(() => undefined);
    await session?.send("Browser.close").catch(() => undefined);
    await this.browser.close().catch(() => undefined);
  }
}

/** A folder for the app's data; apps that a test leaves open are ended. */
export const test = base.extend<{
  folder: string;
  start: (more?: Readonly<Record<string, string>>) => Promise<RunningApp>;
}>({
  folder: async ({ baseURL: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "earshot-app-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  start: async ({ folder }, use) => {
    const running: RunningApp[] = [];
    await use(async (more) => {
      const app = await RunningApp.start(folder, more);
      running.push(app);
      return app;
    });
    for (const app of running) if (app.process.exitCode === null && app.process.signalCode === null) await app.quit();
  },
});

export { expect };

export function read(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Resolves when the window shows a page of the app. */
async function windowAt(port: number): Promise<{ browser: Browser; page: Page }> {
  let found: { browser: Browser; page: Page } | undefined;
  await expect(async () => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const pages = browser.contexts().flatMap((context) => context.pages());
    const page = pages.find((one) => one.url().startsWith("https://app.invalid/"));
    if (!page) await browser.close();
    expect(page).toBeDefined();
    found = { browser, page: page! };
  }).toPass({ timeout: 50_000 });
  await found!.page.waitForLoadState();
  return found!;
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
