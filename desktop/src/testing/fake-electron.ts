// Replaces the module "electron" where its binary is not available. Records the app's calls to the system. If FAKE_CHROMIUM is the
// address of a running Chromium, each window is a page in it, with the app's own responses, headers and preload, and ends with this
// process. The pinned package's types check it against Electron's interface.
import { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type * as Electron from "electron";
import { forkedProgram } from "./forked-program.ts";
import type { Browser, BrowserContext, Frame, Page, Route } from "@playwright/test";

/** All of the app's calls to the system, in order, each with its name and arguments. */
export const record: (readonly [name: string, ...given: readonly unknown[]])[] = [];
const note = (name: string, ...given: unknown[]) => void record.push([name, ...given]);

/** Chromium does not know the app's scheme, so its pages use a host name that cannot exist. */
const CHROMIUM_ORIGIN = "https://app.invalid";
const APP_ORIGIN = "earshot://app";
const toChromium = (address: string) => address.replace(APP_ORIGIN, CHROMIUM_ORIGIN);
const fromChromium = (address: string) => address.replace(CHROMIUM_ORIGIN, APP_ORIGIN);

const schemes = new Map<string, (request: Request) => Promise<Response> | Response>();
export const handlers = new Map<string, (event: unknown, ...input: unknown[]) => unknown>();

class App extends EventEmitter {
  isPackaged = true;
  whenReady = async () => undefined;
  getVersion = () => "0.0.0-fake";
  quit = () => {
    note("quit");
    this.emit("will-quit");
    if (!this.requestSingleInstanceLock()) process.exit(0);
  };
  exit = (code: number) => process.exit(code);
  setAppUserModelId = (id: string) => note("setAppUserModelId", id);
  requestSingleInstanceLock = () => process.env.FAKE_SECOND !== "1";
  setAsDefaultProtocolClient = (scheme: string) => (note("setAsDefaultProtocolClient", scheme), true);
  getPath = (name: string) => {
    const data = process.env.FAKE_DATA;
    if (data && name === "userData") return data;
    if (data && name === "crashDumps") return `${data}/Crashpad`;
    throw new Error(`No path is known for "${name}".`);
  };
  getPreferredSystemLanguages = () => ["en-US"];
  setBadgeCount = (count: number) => (note("setBadgeCount", count), true);
}

export const app = new App() satisfies Partial<Record<keyof Electron.App, unknown>>;

export const protocol = {
  registerSchemesAsPrivileged: (list: Electron.CustomScheme[]) => note("registerSchemesAsPrivileged", list),
  handle: (scheme: string, handler: (request: Request) => Promise<Response> | Response) =>
    void schemes.set(scheme, handler),
} satisfies Partial<Electron.Protocol>;

export const crashReporter = {
  start: (options: Electron.CrashReporterStartOptions) => note("crashReporter", options),
} satisfies Partial<Electron.CrashReporter>;

export const nativeTheme = { shouldUseDarkColors: false } satisfies Partial<Electron.NativeTheme>;

export const nativeImage = { createFromPath: (path: string) => ({ path }) };

export const session = {
  defaultSession: {
    availableSpellCheckerLanguages: ["de", "en-US"],
    setSpellCheckerLanguages: (languages: string[]) => note("setSpellCheckerLanguages", languages),
  },
};

type Template = Electron.MenuItemConstructorOptions[];
/** The menus set by the app. A test chooses an entry by its label. */
export const menus = { app: [] as Template, tray: [] as Template };

export const Menu = {
  buildFromTemplate: (template: Template) => ({ template, popup: () => note("popup", template) }),
  setApplicationMenu: ({ template }: { template: Template }) => void (menus.app = template),
};

export class Tray extends EventEmitter {
  constructor(icon: unknown) {
    super();
    note("Tray", icon, this);
  }
  setToolTip = (tip: string) => note("setToolTip", tip);
  setContextMenu = ({ template }: { template: Template }) => void (menus.tray = template);
  destroy = () => note("Tray.destroy");
}

export class Notification extends EventEmitter {
  private readonly options: Electron.NotificationConstructorOptions;
  constructor(options: Electron.NotificationConstructorOptions) {
    super();
    this.options = options;
  }
  show = () => note("Notification", this.options, this);
}

/** Chooses an entry of the app's menus. */
function choose(label: string): void {
  const items = [...menus.app, ...menus.tray].flatMap((item) => [item, ...((item.submenu ?? []) as Template)]);
  const item = items.find((one) => one.label === label);
  if (!item?.click) throw new Error(`No menu has an entry "${label}".`);
  (item.click as () => void)();
}
app.on("fake:menu", (label: string) => choose(label));
app.on("fake:notification", (title: string) => {
  const shown = record.filter(
    ([name, options]) => name === "Notification" && (options as { title: string }).title === title,
  );
  (shown.at(-1)?.[2] as EventEmitter).emit("click");
});
app.on("fake:tell", (event: unknown) => windows.forEach(({ webContents }) => webContents.send("page-event", event)));
app.on("fake:record", (name: string) => process.send?.({ record: record.filter(([one]) => one === name) }));

export const ipcMain = {
  handle: (channel: string, handler: (event: never, ...input: unknown[]) => unknown) =>
    void handlers.set(channel, handler as (event: unknown, ...input: unknown[]) => unknown),
} satisfies Partial<Record<keyof Electron.IpcMain, unknown>>;

export const dialog = {
  showErrorBox: (title: string, content: string) => {
    note("showErrorBox", title, content);
    process.stderr.write(`${title}: ${content}\n`);
  },
  showSaveDialog: (options: Electron.SaveDialogOptions) => {
    note("showSaveDialog", options);
    // A test controls the dialog through a file, which contains the path to save to, or nothing for "Cancel".
    const answers = process.env.FAKE_SAVE_AS;
    const filePath = answers && existsSync(answers) ? readFileSync(answers, "utf8").trim() : "";
    return Promise.resolve({ canceled: filePath === "", filePath });
  },
};

export const safeStorage = {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  getSelectedStorageBackend: () => (process.env.FAKE_SECRETS === "basic_text" ? "basic_text" : "gnome_libsecret"),
  // Scrambles the text, so that a test can tell a protected file from a plain one.
  encryptStringAsync: (text: string) =>
    Promise.resolve(Buffer.from(Buffer.from(text, "utf8").map((byte) => byte ^ 0x5a))),
  decryptStringAsync: (bytes: Buffer) =>
    Promise.resolve({ result: Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString("utf8"), shouldReEncrypt: false }),
} satisfies Partial<Electron.SafeStorage>;

export const utilityProcess = {
  fork: (path: string) => {
    const child = forkedProgram(path);
    note("UtilityProcess", path, child.pid);
    child.on("message", () => note("UtilityProcess.message"));
    return child;
  },
} satisfies Partial<Record<keyof typeof Electron.utilityProcess, unknown>>;

export const net = { fetch: (input, init) => fetch(input, init) } satisfies Partial<Electron.Net>;

/** The displays of the device. */
export const displays = [{ workArea: { x: 0, y: 25, width: 1440, height: 875 } }];
export const screen = { getAllDisplays: () => displays };

export const shell = {
  openExternal: (address: string) => (note("openExternal", address), Promise.resolve()),
} satisfies Partial<Electron.Shell>;

type OpenHandler = Parameters<Electron.WebContents["setWindowOpenHandler"]>[0];

let pages = 0;

export class WebContents extends EventEmitter {
  readonly id = ++pages;
  mainFrame = { url: "" };
  openHandler: OpenHandler | undefined;
  readonly session = {
    setPermissionRequestHandler: (handler: unknown) => note("setPermissionRequestHandler", handler),
    setPermissionCheckHandler: (handler: unknown) => note("setPermissionCheckHandler", handler),
    setDevicePermissionHandler: (handler: unknown) => note("setDevicePermissionHandler", handler),
  };
  page: Page | undefined;
  /** The steps that are possible in the history of the page. */
  offsets: readonly number[] = [];
  readonly navigationHistory = {
    canGoToOffset: (by: number) => this.offsets.includes(by) || this.page !== undefined,
    goToOffset: (by: number) => {
      note("goToOffset", by);
      void this.page?.evaluate((steps) => window.history.go(steps), by);
    },
  };
  setWindowOpenHandler = (handler: OpenHandler) => void (this.openHandler = handler);
  print = (_options: Electron.WebContentsPrintOptions, closed: (printed: boolean, reason: string) => void) => {
    note("print", this.getURL());
    closed(true, "");
  };
  printToPDF = async (options: Electron.PrintToPDFOptions) => {
    note("printToPDF", this.getURL(), options);
    return this.page ? this.page.pdf({ format: "A4", printBackground: true }) : Buffer.from("%PDF-");
  };
  startDrag = (item: Electron.Item) => note("startDrag", item, this.getURL());
  reload = () => note("reload");
  getURL = () => (this.page ? fromChromium(this.page.url()) : this.mainFrame.url);
  send = (channel: string, sent: unknown) => {
    note("send", channel, sent);
    // As in Electron, events sent to a page that is being closed are lost.
    this.page
      ?.evaluate(([name, value]) => window.dispatchEvent(new CustomEvent(`fake:${name}`, { detail: value })), [
        channel,
        sent,
      ] as const)
      .catch(() => undefined);
  };
}

const windows: BrowserWindow[] = [];
export const webContents = {
  fromId: (id: number) => windows.map((window) => window.webContents).find((one) => one.id === id),
} satisfies Partial<Record<keyof typeof Electron.webContents, unknown>>;
let context: Promise<BrowserContext> | undefined;

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();

  readonly options: Electron.BrowserWindowConstructorOptions;

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    const { name, x = 0, y = 25, width = 800, height = 600 } = options;
    // Electron rejects duplicate names, too.
    if (windows.some((one) => one.options.name === name)) throw new Error(`The name "${name}" is in use.`);
    this.bounds = { x, y, width, height };
    note("BrowserWindow", options);
    windows.push(this);
    app.emit("web-contents-created", {}, this.webContents);
  }

  static getAllWindows = () => windows;
  static getFocusedWindow = () => windows.at(-1) ?? null;

  async loadURL(address: string): Promise<void> {
    note("loadURL", address);
    this.webContents.mainFrame.url = address;
    if (!process.env.FAKE_CHROMIUM) return;
    context ??= timedChromium();
    this.webContents.page ??= await this.openPage(await context);
    await this.webContents.page.goto(toChromium(address));
    this.emit("ready-to-show");
    // Milliseconds since the process started. Subtracts Chromium's start: in Electron it is part of the program, but here it is started
    // separately.
    note("window-ready", performance.now() - chromiumMs);
  }

  private bounds: Electron.Rectangle;
  isNormal = () => true;
  getBounds = () => this.bounds;
  setBounds = (bounds: Electron.Rectangle) => void (this.bounds = bounds);
  close = () => {
    windows.splice(windows.indexOf(this), 1);
    this.emit("closed");
    if (windows.length === 0) app.emit("window-all-closed");
  };
  show = () => note("show");
  focus = () => note("focus");
  isMinimized = () => false;
  restore = () => note("restore");

  private async openPage(browser: BrowserContext): Promise<Page> {
    const page = await browser.newPage();
    await page.exposeBinding("fakeInvoke", ({ frame }, channel: string, input: unknown) =>
      this.invoke(frame, channel, input),
    );
    const { preload } = this.options.webPreferences ?? {};
    if (preload) await page.addInitScript(asPreload(readFileSync(preload, "utf8")));
    page.on("close", this.close);
    return page;
  }

  private invoke(frame: Frame, channel: string, input: unknown): unknown {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const url = fromChromium(frame.url());
    const senderFrame = frame.parentFrame() === null ? Object.assign(this.webContents.mainFrame, { url }) : { url };
    return handler({ senderFrame, sender: this.webContents }, structuredClone(input));
  }
}

let chromiumMs = 0;

async function timedChromium(): Promise<BrowserContext> {
  const began = performance.now();
  const opened = await openChromium();
  chromiumMs = performance.now() - began;
  return opened;
}

async function openChromium(): Promise<BrowserContext> {
  const { chromium } = await import("@playwright/test");
  const browser: Browser = await chromium.connectOverCDP(process.env.FAKE_CHROMIUM!);
  const opened = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await opened.route("**/*", (route) => answer(route));
  return opened;
}

/** The app serves its own pages. Every other request fails as if offline. */
async function answer(route: Route): Promise<void> {
  const browserRequest = route.request();
  const handler = schemes.get("earshot");
  if (!browserRequest.url().startsWith(`${CHROMIUM_ORIGIN}/`) || !handler) return route.abort();
  const headers = new Headers(await browserRequest.allHeaders().catch(() => browserRequest.headers()));
  for (const name of [...headers.keys()]) if (name.startsWith(":")) headers.delete(name);
  if (browserRequest.resourceType() === "document") headers.set("sec-fetch-dest", "document");
  const body = browserRequest.postDataBuffer();
  // Node's `Request` cannot be sent to a URL with the app's scheme, but it keeps the URL unchanged.
  const request = new Request(fromChromium(browserRequest.url()), {
    method: browserRequest.method(),
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  const response = await handler(request);
  if (response.type === "error") return route.abort("failed");
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Runs the preload like a sandboxed one: before the page, and with only `require("electron")`. */
function asPreload(source: string): string {
  return `(() => {
    if (window !== window.top) return;
    const invoke = window.fakeInvoke;
    const electron = {
      contextBridge: { exposeInMainWorld: (key, value) => Object.defineProperty(window, key, { value: Object.freeze(value) }) },
      ipcRenderer: {
        invoke: (channel, input) => invoke(channel, input),
        on: (channel, listener) => window.addEventListener("fake:" + channel, (event) => listener({}, event.detail)),
        off: () => undefined,
      },
    };
    const require = (name) => {
      if (name === "electron") return electron;
      throw new Error("A sandboxed preload cannot require " + name);
    };
    (() => {
${source}
    })();
  })();`;
}
