import type { EventEmitter } from "node:events";
import { BrowserWindow, record } from "../testing/fake-electron";
import { native } from "./native.main";

afterEach(() => {
  native.removeTray();
  record.length = 0;
  [...BrowserWindow.getAllWindows()].forEach((window) => window.close());
});

/** Clicks the tray icon on a system; returns the addresses of the windows that open. */
function clickedOn(platform: string): readonly unknown[] {
  Object.assign(native, { platform });
  native.setTray("Earshot", []);
  const [, , tray] = record.find(([name]) => name === "Tray")!;
  (tray as EventEmitter).emit("click");
  return record.filter(([name]) => name === "loadURL").map(([, address]) => address);
}

test("a click on the tray icon opens the app on Windows, where it opens no menu", () => {
  expect(clickedOn("win32")).toEqual(["earshot://app/home"]);
});

test("a click on the tray icon is left to the menu elsewhere", () => {
  expect(clickedOn("darwin")).toEqual([]);
});
