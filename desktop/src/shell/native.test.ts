import type { EventEmitter } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("drags a list out of the window that asks for it, though another one comes to the front meanwhile", async () => {
  await openWindow("/a");
  const [dragging] = BrowserWindow.getAllWindows();
  const dragFolder = mkdtempSync(join(tmpdir(), "earshot-drag-"));
  const online = { answer: async () => (await openWindow("/b"), new Response("title,author")) };
  serveCalls(ipcMain, { system: { native }, saving: {}, dragFolder, online } as unknown as AppServices);
  const sender = dragging!.webContents;
  const list = { listId: "0b0c5a1e-1111-4222-8333-123456789abc", name: "To Pitch" };
  const answer = await handlers.get("files.drag")!({ sender, senderFrame: sender.mainFrame }, list);
  expect(answer).toEqual({ ok: true, answer: null });
  const [[, item, address]] = record.filter(([name]) => name === "startDrag") as [[string, { file: string }, string]];
  expect([readFileSync(item.file, "utf8"), address]).toEqual(["title,author", "earshot://app/a"]);
  rmSync(dragFolder, { recursive: true });
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
