import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppLog } from "./app-log.node";

const folder = mkdtempSync(join(tmpdir(), "earshot-log-"));
afterAll(() => rmSync(folder, { recursive: true }));
const now = () => new Date(0);

test("writes lines with their time, and no secret", () => {
  const log = new AppLog(join(folder, "a.log"), now);
  log.write(`Bearer ${"a".repeat(43)} failed\n`);
  log.write("https://ada:secret@host.example/x");
  expect(log.read()).toBe(
    "1970-01-01T00:00:00.000Z Bearer … failed\n1970-01-01T00:00:00.000Z https://…@host.example/x\n",
  );
});

test("writes neither an email address nor the name of the system's user", () => {
  const log = new AppLog(join(folder, "d.log"), now, "C:\\Users\\Jane Doe");
  log.write(
    "No brief of jane.doe+ads@agency.co.uk at C:\\Users\\Jane Doe\\Documents\\x.csv, file:///C:/Users/Jane Doe/main.js:1:2",
  );
  expect(log.read()).toBe("1970-01-01T00:00:00.000Z No brief of … at ~\\Documents\\x.csv, file:///~/main.js:1:2\n");
});

test("writes no name or address with letters beyond ASCII, also if file:// addresses encode them", () => {
  const log = new AppLog(join(folder, "e.log"), now, "C:\\Users\\Jörg Weiß");
  log.write("file:///C:/Users/J%C3%B6rg%20Wei%C3%9F/main.js:1:2 of jörg@müller.de, jane@büro.example.");
  expect(log.read()).toBe("1970-01-01T00:00:00.000Z file:///~/main.js:1:2 of …, ….\n");
});

test("stays small, and keeps the newest lines", () => {
  const file = join(folder, "b.log");
  const log = new AppLog(file, now);
  for (let at = 0; at < 700; at += 1) log.write(`${at} ${"x ".repeat(500)}`);
  expect(statSync(file).size + statSync(`${file}.1`).size).toBeLessThan(450_000);
  expect(log.read()).toContain("699 x");
  expect(log.read()).not.toContain(" 0 x");
});

test("throws nothing if the log cannot be written", () => {
  expect(() => new AppLog(join(folder, "none/c.log")).write("text")).not.toThrow();
});
