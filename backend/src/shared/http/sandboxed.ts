import type { Request } from "express";

/** Where the sandbox's routes are inside the service. Requests from outside do not reach these addresses. */
export const SANDBOX_BASE = "/sandbox";

/** Whether a request was led to the sandbox. */
export function isSandboxed({ url }: Pick<Request, "url">): boolean {
  return url.startsWith(`${SANDBOX_BASE}/`);
}
