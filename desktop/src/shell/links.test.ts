import { jest } from "@jest/globals";
import { app, BrowserWindow, record } from "../testing/fake-electron";
import { AppLinks } from "./links.main";

afterEach(() => {
  app.removeAllListeners();
  record.length = 0;
  [...BrowserWindow.getAllWindows()].forEach((window) => window.close());
});

const arrives = (address: string) => {
  const event = { preventDefault: jest.fn() };
  app.emit("open-url", event, address);
  expect(event.preventDefault).toHaveBeenCalled();
};
const loaded = () => record.filter(([name]) => name === "loadURL").map(([, address]) => address);
const sent = () => record.filter(([name]) => name === "send").map(([, , event]) => event);

test("the first window shows the link of the start, and otherwise the search", () => {
  expect(new AppLinks(["earshot", "--flag", "earshot://podcast/a1"]).ready(() => undefined)).toBe("/podcast/a1");
  expect(new AppLinks(["earshot", "earshot://evil/../a"]).ready(() => undefined)).toBe("/home");
});

test("a link that macOS sends before the app is ready is shown by the first window", () => {
  const links = new AppLinks(["earshot"]);
  arrives("earshot://list/l1");
  expect(links.ready(() => undefined)).toBe("/lists?list=l1");
  expect(loaded()).toEqual([]);
});

test("a link opens a window if the last one is closed, and the front window otherwise", () => {
  new AppLinks(["earshot"]).ready(() => undefined);
  arrives("earshot://podcast/a1");
  expect(loaded()).toEqual(["earshot://app/podcast/a1"]);
  arrives("earshot://brief/b1");
  expect(loaded()).toHaveLength(1);
  expect(sent()).toEqual([{ kind: "open", path: "/drafts?draft=b1" }]);
  app.emit("second-instance", {}, ["earshot", "javascript:alert(1)", "earshot://podcast/a2"]);
  expect(sent().at(-1)).toEqual({ kind: "open", path: "/podcast/a2" });
});

test("the code of a sign-in goes to the app, and opens no page", () => {
  const codes: string[] = [];
  const links = new AppLinks(["earshot"]);
  // Nobody has begun to sign in before the app is ready.
  arrives("earshot://sign-in/early");
  expect(links.ready((code) => void codes.push(code))).toBe("/home");
  arrives("earshot://sign-in/code1");
  expect(codes).toEqual(["code1"]);
  expect(loaded()).toEqual(["earshot://app/home"]);
});
