import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an Authorization header contains this token. The comparison takes the same time for all others. */
export function showsToken(authorization: string | undefined, token: string): boolean {
  const shown = /^Bearer +(.+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(shown), digest(token));
}
