import { net } from "electron";

/** Unlike Node's fetch, it uses the system's proxy and certificates. */
export const netFetch: typeof fetch = (input, init) =>
  net.fetch(input as string | Request, { ...init, credentials: "omit", cache: "no-store" });
