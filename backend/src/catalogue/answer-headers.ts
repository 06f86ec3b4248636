import { hash } from "node:crypto";
import type { RequestHandler, Response } from "express";

/** The end of a search response: its duration, which differs every time. */
const TOOK = /,"took":[\d.]+\}$/;
const LONGEST_TOOK = 40;

/**
 * Lets browsers and proxies cache an answer, but revalidate it each time, because an import can replace the catalogue at any
 * moment. A request with the same tag gets 304 and no body.
 */
export function markRevalidated(response: Response): void {
  response.setHeader("Cache-Control", "public, no-cache");
}

/**
 * Compares a request's tag in any case: JavaScript's `fetch` adds `Cache-Control: no-cache` to requests with one, for which Express
 * would send the whole answer again.
 */
export const heedTags: RequestHandler = ({ headers }, _response, next) => {
  if (headers["if-none-match"] !== undefined) delete headers["cache-control"];
  next();
};

/** The tag of an answer, computed from the bytes that are sent. Answers that differ only in their duration have the same tag. */
export function answerTag(bytes: Buffer): string {
  const took = TOOK.exec(bytes.toString("latin1", Math.max(0, bytes.length - LONGEST_TOOK)))?.[0].length ?? 0;
  return `W/"${hash("sha1", bytes.subarray(0, bytes.length - took), "base64url")}"`;
}
