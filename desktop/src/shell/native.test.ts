import type { EventEmitter } from "node:events";
import { BrowserWindow, handlers, ipcMain, record } from "../testing/fake-electron";
import type { AppServices } from "./app-services.node";
import { serveCalls } from "./calls.main";
import { native } from "./native.main";
import { openWindow } from "./windows.main";

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

test("prints the page that asks for it, and saves that one as a PDF, though another window is in front", async () => {
  for (const path of ["/a", "/b"]) await openWindow(path);
  const [behind] = BrowserWindow.getAllWindows();
  const savePdf = async (_name: string, page: number) => (await native.pdf(page), null);
  serveCalls(ipcMain, { system: { native }, saving: {}, savePdf } as unknown as AppServices);
  const sender = behind!.webContents;
  const event = { sender, senderFrame: sender.mainFrame };
  await handlers.get("page.print")!(event, {});
  await handlers.get("page.pdf")!(event, { name: "To Pitch" });
  const used = record.filter(([name]) => name.startsWith("print")).map(([name, address]) => [name, address]);
  expect(used).toEqual(["print", "printToPDF"].map((name) => [name, "earshot://app/a"]));
});

test("a window that was closed meanwhile is not printed, nor is another one", async () => {
  await openWindow("/a");
  const [closed] = BrowserWindow.getAllWindows();
  await openWindow("/b");
  closed!.close();
  await native.print(closed!.webContents.id);
  await expect(native.pdf(closed!.webContents.id)).rejects.toThrow("The window was closed.");
  expect(record.filter(([name]) => name.startsWith("print"))).toEqual([]);
});
