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

test("otherwise creates a secret once that only its owner can read", () => {
  const first = serviceSecret({ dataDir });
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(serviceSecret({ dataDir })).toBe(first);
  expect(statSync(join(dataDir, "session-secret")).mode & 0o077).toBe(0);
});

test("does not accept an empty file as a secret", () => {
  writeFileSync(join(dataDir, "session-secret"), "");
  expect(() => serviceSecret({ dataDir })).toThrow("damaged");
});
