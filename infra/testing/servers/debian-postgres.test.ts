import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianPostgres, wantedPostgres } from "./debian-postgres.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "earshot-debian-"));
  mkdirSync(join(root, "15", "bin"), { recursive: true });
  for (const name of ["postgres", "initdb", "pg_ctl"]) writeFileSync(join(root, "15", "bin", name), "");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("finds programs by their major version, if all of them exist", () => {
  expect(debianPostgres("15", root)?.initdb).toBe(join(root, "15/bin/initdb"));
  rmSync(join(root, "15", "bin", "pg_ctl"));
  expect(debianPostgres("15", root)).toBeUndefined();
  expect(debianPostgres("16", root)).toBeUndefined();
  expect(debianPostgres("../15", root)).toBeUndefined();
});

test("uses npm's PostgreSQL without a version, and explains a missing version", () => {
  expect(wantedPostgres("")).toBeUndefined();
  expect(() => wantedPostgres("7")).toThrow("apt-get install postgresql-7");
});

test("fails a whole run that requires a missing version", () => {
  const env = { ...process.env, TEST_POSTGRES: "7", NODE_OPTIONS: "" };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "../../test.ts")], {
    env,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("postgresql-7 is not installed")]);
});
