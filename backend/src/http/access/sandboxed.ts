import type { Request } from "express";

/** The internal base path of the sandbox's routes. Requests from outside do not reach these addresses. */
export const SANDBOX_BASE = "/sandbox";

/** The description of the API, which includes the sandbox's routes. It is public, so test keys in requests for it are ignored. */
export const API_DOCUMENT = /^\/api\/v1\/openapi\.json\/?$/i;

/** Whether a request was routed to the sandbox. */
export function isSandboxed({ url }: Pick<Request, "url">): boolean {
  return url.startsWith(`${SANDBOX_BASE}/`);
}
