/** Suffixes of private host names (RFC 6761, RFC 8375 and common use). */
const PRIVATE_ENDS = ["localhost", "local", "internal", "intranet", "lan", "home.arpa", "test", "invalid", "example"];

/** Whether a host name can be public. An IP address never is. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(name)) return false;
  return !PRIVATE_ENDS.some((end) => name === end || name.endsWith(`.${end}`));
}
