import { BrowserWindow, displays, record } from "../testing/fake-electron";
import { stepIn } from "./page/page-steps";
import { WEB_PREFERENCES } from "./web-preferences";
import { frontWindow, openWindow } from "./windows.main";

afterEach(() => [...BrowserWindow.getAllWindows()].forEach((window) => window.close()));

const names = () => BrowserWindow.getAllWindows().map(({ options }) => options.name);
const visited = () => record.filter(([name]) => name === "loadURL").map(([, address]) => address);

test("a window opens after one in the middle was closed, and after the first", async () => {
  for (const path of ["/a", "/b", "/c"]) await openWindow(path);
  for (const closed of [1, 0]) {
    BrowserWindow.getAllWindows()[closed]!.close();
    await openWindow("/again");
    expect(new Set(names()).size).toBe(3);
  }
});

test("opens a sixth page in the window used last", async () => {
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) await openWindow(path);
  expect(names()).toHaveLength(5);
  await openWindow("/f");
  expect(names()).toHaveLength(5);
  expect(visited().at(-1)).toBe("earshot://app/f");
});

test("brings the window used last to the front if none has the focus", async () => {
  for (const path of ["/a", "/b", "/c"]) await openWindow(path);
  const [, second] = BrowserWindow.getAllWindows();
  second!.emit("focus");
  const focused = BrowserWindow.getFocusedWindow;
  BrowserWindow.getFocusedWindow = () => null;
  expect(frontWindow()).toBe(second);
  second!.close();
  expect(frontWindow()).toBe(BrowserWindow.getAllWindows().at(-1));
  BrowserWindow.getFocusedWindow = focused;
});

test("reopens a window of a removed display on an existing one", async () => {
  await openWindow("/a");
  const [window] = BrowserWindow.getAllWindows();
  window!.setBounds({ x: 3000, y: 200, width: 1280, height: 860 });
  window!.emit("persisted-state-restored");
  const { workArea } = displays[0]!;
  expect(window!.getBounds().x + 1280).toBeLessThanOrEqual(workArea.x + workArea.width);
});

test("leaves a maximized window as it is, although its frame lies outside the display", async () => {
  await openWindow("/a");
  const [window] = BrowserWindow.getAllWindows();
  window!.isNormal = () => false;
  const maximized = { x: -8, y: -8, width: 1456, height: 916 };
  window!.setBounds(maximized);
  window!.emit("persisted-state-restored");
  expect(window!.getBounds()).toEqual(maximized);
});

test("goes back and forward with the buttons of a mouse and by a command, if there is such a page", async () => {
  await openWindow("/a");
  const [window] = BrowserWindow.getAllWindows();
  const { webContents } = window!;
  const steps = () => record.filter(([name]) => name === "goToOffset").map(([, by]) => by);
  window!.emit("app-command", {}, "browser-backward");
  expect(steps()).toEqual([]);
  webContents.offsets = [-1, 1];
  for (const command of ["browser-backward", "browser-forward", "volume-up"]) window!.emit("app-command", {}, command);
  expect(steps()).toEqual([-1, 1]);
  stepIn(window, -1);
  expect(steps()).toEqual([-1, 1, -1]);
  stepIn(undefined, -1);
});

test("each window has the restricted rights", async () => {
  await openWindow("/a");
  expect(BrowserWindow.getAllWindows()[0]!.options.webPreferences).toMatchObject(WEB_PREFERENCES);
});
