import { app, BrowserWindow, dialog, ipcMain, protocol, safeStorage, shell } from "electron";
import { parseDeepLink, pathOfLink } from "@earshot/domain/site/deep-link";
import { join } from "node:path";
import { systemSecrets } from "./accounts/system-secrets.main";
import { chooseExportFile } from "./lists/choose-export-file.main";
import { openServices, type System } from "./shell/app-services.node";
import { firstServer } from "./shell/distribution.node";
import { serveCalls } from "./shell/calls.main";
import { servePage } from "./shell/page.main";
import { PAGE_SCHEME } from "./shell/page-origin";
import { restrict } from "./shell/restrictions.main";
import { openWindow, showPath, tellPages } from "./shell/windows.main";

// Starts the app. All decisions are made in other, tested modules.
protocol.registerSchemesAsPrivileged([
  { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);
app.setAsDefaultProtocolClient(PAGE_SCHEME);
if (!app.requestSingleInstanceLock()) app.quit();
else void start();

async function start(): Promise<void> {
  let path = pathIn(process.argv);
  app.on("second-instance", (_event, words) => showPath(pathIn(words)));
  app.on("open-url", (event, address) => {
    event.preventDefault();
    path = pathIn([address]);
    if (BrowserWindow.getAllWindows().length > 0) showPath(path);
  });
  app.on("web-contents-created", (_event, contents) => restrict(contents));
  await app.whenReady();
  const services = openServices(systemOf());
  servePage(protocol, services.pages);
  serveCalls(ipcMain, services);
  app.on("activate", () => void (BrowserWindow.getAllWindows().length === 0 && openWindow("/home")));
  app.on("window-all-closed", () => process.platform !== "darwin" && app.quit());
  app.on("will-quit", () => services.close());
  await openWindow(path ?? "/home");
  void services.sending.sendNow();
}

/** The page that the first link among a start's arguments leads to. */
function pathIn(words: readonly string[]): string | undefined {
  const link = words.map(parseDeepLink).find((one) => one !== undefined);
  return link && pathOfLink(link);
}

function systemOf(): System {
  const dataFolder = app.getPath("userData");
  return {
    version: app.getVersion(),
    dataFolder,
    pageFolder: join(import.meta.dirname, "page"),
    secrets: systemSecrets(safeStorage, join(dataFolder, "session")),
    chooseFile: chooseExportFile(dialog),
    openExternal: (address) => shell.openExternal(address),
    tellPages,
    defaultServer: firstServer(import.meta.dirname),
  };
}
