import type { Request } from "express";

/** The internal base path of the sandbox's routes. Requests from outside do not reach these addresses. */
export const SANDBOX_BASE = "/sandbox";

/** Whether a request was routed to the sandbox. */
export function isSandboxed({ url }: Pick<Request, "url">): boolean {
  return url.startsWith(`${SANDBOX_BASE}/`);
}
