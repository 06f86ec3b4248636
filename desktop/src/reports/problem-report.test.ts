import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { crashDumps, problemReport } from "./problem-report.node";

const folder = mkdtempSync(join(tmpdir(), "earshot-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.useRealTimers());

/** Reads a zip file with an independent program. */
const READ = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
print(json.dumps({"bad": archive.testzip(), "files": {n: archive.read(n).decode("latin1") for n in archive.namelist()}}))`;

test("the report contains the log, versions and the three newest dumps", () => {
  const dumps = join(folder, "dumps");
  mkdirSync(join(dumps, "completed"), { recursive: true });
  for (let at = 1; at <= 5; at += 1) {
    const path = join(dumps, "completed", `${at}.dmp`);
    writeFileSync(path, `dump ${at}`);
    utimesSync(path, at, at);
  }
  writeFileSync(join(dumps, "settings.dat"), "x");
  expect(crashDumps(dumps)).toHaveLength(5);
  const file = join(folder, "report.zip");
  writeFileSync(file, problemReport({ version: "1.2.3", log: { read: () => "Bücher\n" }, dumps }));
  const { bad, files } = JSON.parse(execFileSync("python3", ["-c", READ, file], { encoding: "utf8" })) as {
    bad: string | null;
    files: Record<string, string>;
  };
  expect(bad).toBeNull();
  expect(Object.keys(files)).toEqual(["versions.json", "app.log", "crash-1.dmp", "crash-2.dmp", "crash-3.dmp"]);
  expect(files["crash-1.dmp"]).toBe("dump 5");
  expect(Buffer.from(files["app.log"]!, "latin1").toString("utf8")).toBe("Bücher\n");
  expect(JSON.parse(files["versions.json"]!)).toMatchObject({ version: "1.2.3", node: process.versions.node });
});

test("a device without crashes has no dumps", () => {
  expect(crashDumps(join(folder, "none"))).toEqual([]);
});

test("a report is the same whatever the device's clock is set to, and its dumps are not compressed", () => {
  const dumps = join(folder, "large");
  mkdirSync(dumps);
  writeFileSync(join(dumps, "1.dmp"), Buffer.alloc(100_000));
  const report = () => problemReport({ version: "1.2.3", log: { read: () => "" }, dumps });
  const now = report();
  expect(now.length).toBeGreaterThan(100_000);
  jest.useFakeTimers();
  for (const year of [1970, 2150]) {
    jest.setSystemTime(Date.UTC(year, 0, 1));
    expect(report()).toEqual(now);
  }
});
