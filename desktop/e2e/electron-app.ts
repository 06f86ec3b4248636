import type { ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { _electron, type ElectronApplication, type Page } from "@playwright/test";
import type * as Electron from "electron";
import { TestedApp } from "./tested-app";

const BUILT = fileURLToPath(new URL("../dist", import.meta.url));

/** The app in the real Electron. */
export class ElectronApp extends TestedApp {
  readonly origin = "earshot://app";
  private readonly process: ChildProcess;

  private constructor(
    private readonly app: ElectronApplication,
    readonly page: Page,
  ) {
    super();
    this.process = app.process();
  }

  static async start(program: string, folder: string, more: Readonly<Record<string, string>>): Promise<ElectronApp> {
    const data = join(folder, "data");
    mkdirSync(data, { recursive: true });
    const app = await _electron.launch({
      executablePath: program,
      args: [BUILT, `--user-data-dir=${data}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
      env: {
        ...(process.env as Record<string, string>),
        EARSHOT_SERVER: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
        ...more,
      },
    });
    const page = await app.firstWindow();
    await page.waitForLoadState();
    return new ElectronApp(app, page);
  }

  get isOver(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  async chooseFile(path: string | undefined): Promise<void> {
    await this.app.evaluate(({ dialog }, filePath) => {
      const answer = { canceled: filePath === "", filePath };
      dialog.showSaveDialog = () => Promise.resolve(answer);
    }, path ?? "");
  }

  async emit(event: string, ...given: unknown[]): Promise<void> {
    await this.app.evaluate(
      ({ app }, [name, values]) => void (app as unknown as NodeJS.EventEmitter).emit(name, ...values),
      [event, given] as const,
    );
  }

  async menu(label: string): Promise<void> {
    await this.app.evaluate(({ Menu }, wanted) => {
      const all = (items: readonly Electron.MenuItem[]): Electron.MenuItem[] =>
        items.flatMap((item) => [item, ...all(item.submenu?.items ?? [])]);
      const item = all(Menu.getApplicationMenu()?.items ?? []).find((one) => one.label === wanted);
      if (!item) throw new Error(`No menu has an entry "${wanted}".`);
      (item.click as () => void)();
    }, label);
  }

  async kill(): Promise<void> {
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGKILL");
    await gone;
  }

  async quit(): Promise<void> {
    await this.app.close();
  }
}
