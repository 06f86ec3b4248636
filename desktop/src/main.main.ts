import { app, BrowserWindow, crashReporter, dialog, ipcMain, protocol } from "electron";
import { APP_ID } from "./shell/app-id";
import { type AppServices, openServices } from "./shell/app-services.node";
import { serveCalls } from "./shell/calls.main";
import { AppLinks } from "./shell/links.main";
import { PAGE_SCHEME } from "./shell/page/page-origin";
import { restrict } from "./shell/restrictions.main";
import { startFault } from "./shell/start-fault";
import { checkSpelling, electronSystem } from "./shell/system.main";
import { openWindow } from "./shell/windows.main";

// Starts the app. All decisions are made in other, tested modules.
crashReporter.start({ uploadToServer: false });
const scheme = { standard: true, secure: true, supportFetchAPI: true, stream: true };
protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: scheme }]);
// In development, this would register the Electron binary itself.
if (app.isPackaged) app.setAsDefaultProtocolClient(PAGE_SCHEME);
if (process.platform === "win32") app.setAppUserModelId(APP_ID);
if (!app.requestSingleInstanceLock()) app.quit();
else void start();

/** Ends the app with a message if its data cannot be opened. Without it, the app would run on without a window. */
function opened(): AppServices | undefined {
  try {
    return openServices(electronSystem());
  } catch (error) {
    dialog.showErrorBox("Earshot cannot start", startFault(error, app.getPath("userData")));
    app.exit(1);
    return undefined;
  }
}

async function start(): Promise<void> {
  const links = new AppLinks(process.argv);
  await app.whenReady();
  const services = opened();
  if (!services) return;
  const path = links.ready((code) => void services.providerSignIn.finish(code).catch(() => undefined));
  const ways = {
    report: (line: string) => services.log.write(line),
    openWindow: (target: string) => void openWindow(target),
  };
  app.on("web-contents-created", (_event, contents) => restrict(contents, ways));
  checkSpelling();
  protocol.handle(PAGE_SCHEME, (request) => services.pages.answer(request));
  serveCalls(ipcMain, services);
  app.on("activate", () => void (BrowserWindow.getAllWindows().length === 0 && openWindow("/home")));
  app.on("window-all-closed", () => process.platform === "darwin" || services.life.staysInTray || app.quit());
  app.on("will-quit", () => services.close());
  await openWindow(path).catch((error: unknown) => services.log.write(`The window did not load: ${String(error)}`));
  services.start();
}
