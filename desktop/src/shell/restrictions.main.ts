import { Menu, shell, type WebContents } from "electron";
import { contextMenu } from "./context-menu";
import { externalAddress } from "./external-links";
import { calmReloads } from "./page/calm-reloads";
import { isOwnPage, pathOf } from "./page/page-origin";

/** The page can write to the clipboard and show notifications. All other permissions are denied. */
const ALLOWED = new Set(["clipboard-sanitized-write", "notifications"]);

type Ways = {
  readonly report: (line: string) => void;
  /** Opens a path of the app in a separate window. */
  readonly openWindow: (path: string) => void;
};

/** Restricts a page: no other sites, no windows other than the app's own, no embedded pages and no devices. */
export function restrict(contents: WebContents, { report, openWindow }: Ways): void {
  const stay = (event: { preventDefault(): void }, address: string) => {
    if (isOwnPage(address)) return;
    event.preventDefault();
    openOutside(address);
  };
  contents.on("will-navigate", (event) => stay(event, event.url));
  contents.on("will-redirect", (event) => stay(event, event.url));
  contents.on("will-frame-navigate", (event) => !event.isMainFrame && event.preventDefault());
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.on("context-menu", (_event, facts) => {
    const learn = (word: string) => contents.session.addWordToSpellCheckerDictionary(word);
    const items = contextMenu(facts, { replace: (word) => contents.replaceMisspelling(word), learn });
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
  const mayReload = calmReloads();
  contents.on("render-process-gone", (_event, { reason }) => {
    report(`The page ended: ${reason}.`);
    // Nothing is lost, because typed text is stored in the drafts.
    if (reason !== "clean-exit" && mayReload()) contents.reload();
  });
  contents.setWindowOpenHandler(({ url }) => {
    // A middle-click or Ctrl-click. The app opens its windows itself.
    if (isOwnPage(url)) openWindow(pathOf(url));
    else openOutside(url);
    return { action: "deny" };
  });
  contents.session.setPermissionRequestHandler((asking, permission, answer) =>
    answer(ALLOWED.has(permission) && isOwnPage(asking?.getURL() ?? "")),
  );
  contents.session.setPermissionCheckHandler(
    (asking, permission) => ALLOWED.has(permission) && isOwnPage(asking?.getURL() ?? ""),
  );
  contents.session.setDevicePermissionHandler(() => false);
}

/** Opens a URL in the system's browser or mail program, if that is allowed. */
function openOutside(address: string): void {
  const allowed = externalAddress(address);
  if (allowed !== undefined) void shell.openExternal(allowed);
}
