import type { Request } from "express";
import { z } from "zod";
import { httpProblem } from "../problem.js";

/** Visible ASCII without quotes and commas; the quotes of the header's draft are optional. */
const KEY = /^(?:"([\x21\x23-\x2b\x2d-\x7e]{1,200})"|([\x21\x23-\x2b\x2d-\x7e]{1,200}))$/;

/** The header for endpoints that become safe to repeat with it. */
export const keyedHeaders = z.object({
  "Idempotency-Key": z
    .string()
    .max(200)
    .optional()
    .describe("A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day"),
});

/** The key that a client sent to identify repeats of its request; undefined if there is none. Throws the 400. */
export function idempotencyKey(request: Request): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(String(header).trim()) ?? [];
  const key = quoted ?? bare;
  if (key !== undefined) return key;
  const detail = "Idempotency-Key must have at most 200 visible characters, such as a UUID.";
  throw httpProblem(400, "idempotency.malformed-key", detail);
}
