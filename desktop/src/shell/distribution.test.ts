import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDistribution } from "./distribution.node";

const folder = mkdtempSync(join(tmpdir(), "earshot-distribution-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["a server alone", '{"server":"https://a.example","updates":null}', { server: "https://a.example", updates: null }],
  [
    "a feed",
    '{"server":null,"updates":{"feed":"https://u.example/","publicKey":"MCow"}}',
    { server: null, updates: { feed: "https://u.example/", publicKey: "MCow" } },
  ],
  ["a feed without a key", '{"server":null,"updates":{"feed":"https://u.example/"}}', { server: null, updates: null }],
  ["damaged text", '{"server":', { server: null, updates: null }],
])("reads %s", (_case, text, expected) => {
  writeFileSync(join(folder, "distribution.json"), text);
  expect(readDistribution(folder)).toEqual(expected);
});

test("has no settings without the file", () => {
  expect(readDistribution(join(folder, "none"))).toEqual({ server: null, updates: null });
});
