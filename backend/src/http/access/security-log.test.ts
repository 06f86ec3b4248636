import { Writable } from "node:stream";
import type { Request } from "express";
import { Logger } from "@nestjs/common";
import { pino } from "pino";
import { SecurityLog } from "./security-log.js";

test("line breaks in a header stay within one JSON line, which contains no addresses", () => {
  const written: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _, done) => (written.push(chunk.toString()), done()) });
  const json = pino(sink);
  const write = (message: unknown) => json.warn(message);
  Logger.overrideLogger({ log: write, warn: write, error: write });
  try {
    const headers = { "user-agent": 'a\r\n{"security":"sign-in.ok"}' };
    const request = { headers, ip: "203.0.113.9" } as unknown as Request;
    new SecurityLog("a secret").note(request, "sign-in.refused", { email: "Ada@Example.org" });
    new SecurityLog("a secret").note(request, "sign-in.refused", { email: "ada@example.org" });
    new SecurityLog("another").note(request, "sign-in.refused", { email: "ada@example.org" });
  } finally {
    Logger.overrideLogger(false);
  }
  const lines = written.join("").trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  const [first, same, other] = lines.map((line) => JSON.parse(line) as { account: string; userAgent: string });
  expect(first?.userAgent).toBe('a\r\n{"security":"sign-in.ok"}');
  expect(first?.account).toBe(same?.account);
  expect(other?.account).not.toBe(first?.account);
  expect(written.join("")).not.toMatch(/203\.0\.113|example\.org/i);
});
