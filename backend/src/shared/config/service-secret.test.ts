import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serviceSecret } from "./service-secret.js";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "earshot-secret-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("a given secret is used and nothing is written", () => {
  const sessionSecret = "x".repeat(40);
  expect(serviceSecret({ sessionSecret, dataDir })).toBe(sessionSecret);
  expect(() => readFileSync(join(dataDir, "session-secret"))).toThrow();
});

test("otherwise one is created once, stored, and readable by its owner only", () => {
  const first = serviceSecret({ dataDir });
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(serviceSecret({ dataDir })).toBe(first);
  expect(statSync(join(dataDir, "session-secret")).mode & 0o077).toBe(0);
});

test("an empty file does not count as a secret", () => {
  writeFileSync(join(dataDir, "session-secret"), "");
  expect(() => serviceSecret({ dataDir })).toThrow("damaged");
});
