import { createHash } from "node:crypto";
import type { Response } from "express";

/**
 * Lets browsers and proxies cache an answer, but revalidate it each time, because an import can replace the catalogue at any
 * moment. A request with the same tag gets 304 and no body. Answers with equal `content` are equal.
 */
export function markRevalidated(response: Response, content: unknown): void {
  const tag = createHash("sha1").update(JSON.stringify(content)).digest("base64url");
  response.setHeader("ETag", `W/"${tag}"`);
  response.setHeader("Cache-Control", "public, no-cache");
}
