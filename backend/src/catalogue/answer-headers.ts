import { createHash } from "node:crypto";
import type { Response } from "express";

/**
 * Lets browsers and proxies keep an answer, but ask each time whether it still holds: an import replaces the catalogue at
 * any moment. Whoever asks with the same tag gets 304 and no body. `content` is what makes two answers the same.
 */
export function markRevalidated(response: Response, content: unknown): void {
  const tag = createHash("sha1").update(JSON.stringify(content)).digest("base64url");
  response.setHeader("ETag", `W/"${tag}"`);
  response.setHeader("Cache-Control", "public, no-cache");
}
