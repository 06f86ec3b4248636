import { app, BrowserWindow, crashReporter, ipcMain, protocol } from "electron";
import { parseDeepLink, pathOfLink } from "@earshot/domain/site/deep-link";
import { type AppServices, openServices } from "./shell/app-services.node";
import { serveCalls } from "./shell/calls.main";
import { servePage } from "./shell/page/page.main";
import { PAGE_SCHEME } from "./shell/page/page-origin";
import { restrict } from "./shell/restrictions.main";
import { checkSpelling, electronSystem } from "./shell/system.main";
import { openWindow, showPath } from "./shell/windows.main";

// Starts the app. All decisions are made in other, tested modules.
crashReporter.start({ uploadToServer: false });
const scheme = { standard: true, secure: true, supportFetchAPI: true, stream: true };
protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: scheme }]);
// In development, this would register the Electron binary itself.
if (app.isPackaged) app.setAsDefaultProtocolClient(PAGE_SCHEME);
if (!app.requestSingleInstanceLock()) app.quit();
else void start();

async function start(): Promise<void> {
  /** undefined until the app is ready. */
  const open: { services?: AppServices } = {};
  const pathIn = (words: readonly string[]) => {
    const link = words.map(parseDeepLink).find((one) => one !== undefined);
    if (link?.kind === "sign-in") void open.services?.providerSignIn.finish(link.id).catch(() => undefined);
    return link && pathOfLink(link);
  };
  // The path of the first link in the start arguments.
  let path = pathIn(process.argv);
  app.on("second-instance", (_event, words) => showPath(pathIn(words)));
  app.on("open-url", (event, address) => {
    event.preventDefault();
    path = pathIn([address]);
    if (BrowserWindow.getAllWindows().length > 0) showPath(path);
  });
  await app.whenReady();
  const opened = openServices(electronSystem());
  open.services = opened;
  const ways = {
    report: (line: string) => opened.log.write(line),
    openWindow: (target: string) => void openWindow(target),
  };
  app.on("web-contents-created", (_event, contents) => restrict(contents, ways));
  checkSpelling();
  servePage(protocol, opened.pages);
  serveCalls(ipcMain, opened);
  app.on("activate", () => void (BrowserWindow.getAllWindows().length === 0 && openWindow("/home")));
  app.on("window-all-closed", () => process.platform === "darwin" || opened.life.staysInTray || app.quit());
  app.on("will-quit", () => opened.close());
  await openWindow(path ?? "/home");
  opened.start();
}
