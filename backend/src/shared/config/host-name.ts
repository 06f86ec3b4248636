import { isIP } from "node:net";

/** The name or address in a `Host` header, normalized: lower case, no port, no trailing dot. undefined when it is invalid. */
export function hostName(header: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\p{L}\p{N}._-]+))(?::\d{0,5})?$/iu.exec(header) ?? [];
  if (address !== undefined) return isIP(address) === 6 ? address.toLowerCase() : undefined;
  return name?.toLowerCase().replace(/\.$/, "");
}

/** The names of this service, as `hostName` returns them. */
export function ownHosts({
  publicUrl,
  allowedHosts,
}: {
  publicUrl: string;
  allowedHosts: readonly string[];
}): string[] {
  return [hostName(new URL(publicUrl).host), ...allowedHosts].filter((name) => name !== undefined);
}

/** Whether a name or address, as `hostName` returns it, is this machine's own. */
export function isLoopback(name: string): boolean {
  if (name === "localhost" || name === "::1") return true;
  return isIP(name.replace(/^::ffff:/, "")) === 4 && /^(::ffff:)?127\./.test(name);
}
