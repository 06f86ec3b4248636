import { jest } from "@jest/globals";
import { record, WebContents } from "../testing/fake-electron";
import { restrict } from "./restrictions.main";
import { WEB_PREFERENCES } from "./web-preferences";

function restricted() {
  record.length = 0;
  const contents = new WebContents();
  const windows: string[] = [];
  restrict(contents as never, { report: () => undefined, openWindow: (path) => void windows.push(path) });
  const given = (name: string) => record.find(([one]) => one === name)?.[1] as (...words: unknown[]) => unknown;
  return { contents, given, windows };
}

const opened = () => record.filter(([name]) => name === "openExternal").map(([, address]) => address);

test.each([
  "https://evil.example/",
  "http://localhost:3000/",
  "file:///etc/passwd",
  "data:text/html,x",
  "javascript:alert(1)",
  "about:blank",
  "earshot://podcast/a",
  "earshot://app.evil/",
  "chrome://settings",
  "blob:https://evil.example/1",
])("a page does not navigate to %s", (url) => {
  const { contents } = restricted();
  for (const way of ["will-navigate", "will-redirect"]) {
    const event = { url, preventDefault: jest.fn() };
    contents.emit(way, event);
    expect(event.preventDefault).toHaveBeenCalled();
  }
});

test("a page may navigate to another page of the app", () => {
  const { contents } = restricted();
  const event = { url: "earshot://app/home", preventDefault: jest.fn() };
  contents.emit("will-navigate", event);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test("outside links open in the system's programs, if they are https or mail", () => {
  const { contents } = restricted();
  expect(contents.openHandler?.({ url: "https://example.org/" } as never)).toEqual({ action: "deny" });
  expect(contents.openHandler?.({ url: "file:///etc/passwd" } as never)).toEqual({ action: "deny" });
  expect(opened()).toEqual(["https://example.org/"]);
});

test("a page that ended is reloaded, but not again at once", () => {
  const { contents } = restricted();
  const reloads = () => record.filter(([name]) => name === "reload").length;
  contents.emit("render-process-gone", {}, { reason: "clean-exit" });
  expect(reloads()).toBe(0);
  const now = jest.spyOn(performance, "now").mockReturnValue(50_000);
  for (let end = 0; end < 5; end += 1) contents.emit("render-process-gone", {}, { reason: "crashed" });
  expect(reloads()).toBe(1);
  now.mockReturnValue(70_000);
  contents.emit("render-process-gone", {}, { reason: "oom" });
  expect(reloads()).toBe(2);
  now.mockRestore();
});

test("a middle-click on a link to a page of the app opens it in a new window", () => {
  const { contents, windows } = restricted();
  expect(contents.openHandler?.({ url: "earshot://app/podcast/a?tab=b#c" } as never)).toEqual({ action: "deny" });
  expect(contents.openHandler?.({ url: "earshot://evil/podcast/a" } as never)).toEqual({ action: "deny" });
  expect(windows).toEqual(["/podcast/a?tab=b#c"]);
  expect(opened()).toEqual([]);
});

test("no frame navigates, and nothing is embedded", () => {
  const { contents } = restricted();
  const event = { isMainFrame: false, url: "earshot://app/", preventDefault: jest.fn() };
  contents.emit("will-frame-navigate", event);
  contents.emit("will-attach-webview", event);
  expect(event.preventDefault).toHaveBeenCalledTimes(2);
});

test.each([
  "media",
  "geolocation",
  "midi",
  "midiSysex",
  "pointerLock",
  "fullscreen",
  "openExternal",
  "usb",
  "serial",
  "hid",
  "clipboard-read",
  "display-capture",
  "idle-detection",
  "fileSystem",
])("the permission %s is refused", (permission) => {
  const { contents, given } = restricted();
  contents.mainFrame.url = "earshot://app/";
  const answer = jest.fn();
  given("setPermissionRequestHandler")(contents, permission, answer);
  expect(answer).toHaveBeenCalledWith(false);
  expect(given("setPermissionCheckHandler")(contents, permission)).toBe(false);
  expect(given("setDevicePermissionHandler")({})).toBe(false);
});

test("lets only the app's own page write to the clipboard", () => {
  const { contents, given } = restricted();
  contents.mainFrame.url = "earshot://app/";
  expect(given("setPermissionCheckHandler")(contents, "clipboard-sanitized-write")).toBe(true);
  contents.mainFrame.url = "https://evil.example/";
  expect(given("setPermissionCheckHandler")(contents, "clipboard-sanitized-write")).toBe(false);
  expect(given("setPermissionCheckHandler")(null, "clipboard-sanitized-write")).toBe(false);
});

test("a page's process is sandboxed and has no access to Node", () => {
  expect(WEB_PREFERENCES).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: true,
  });
});
