import { isIP } from "node:net";
import { DomainError, fieldFault } from "@earshot/domain/shared/domain-error";
import { type FetchAllow, isNamedHost } from "../shared/config/fetch-allow.js";

/** Allowed ports besides 443, which a normalized URL omits. */
const OTHER_PORTS = new Set(["", "8443"]);

export type AddressRules = {
  /** Hosts that the operator allowed: with any port, and also over http. The same rules apply to feeds. */
  readonly allow: FetchAllow;
  /** Our own hosts: the service must not be made to call itself. */
  readonly ownHosts: readonly string[];
};

/**
 * The normalized URL of an endpoint. Throws DomainError "webhook.url". The IP addresses of a host name are checked at each
 * connection, because they can change.
 */
export function webhookAddress(text: string, { allow, ownHosts }: AddressRules): URL {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) throw refused("Enter an https address.");
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const isNamed = isNamedHost(host, allow);
  const allowsPort = OTHER_PORTS.has(url.port) || (allow.ports?.includes(Number(url.port)) ?? isNamed);
  if (url.username !== "" || url.password !== "") throw refused("Leave out the user name and password.");
  if (!isNamed && url.protocol !== "https:") throw refused("Enter an https address.");
  if (!isNamed && isIP(host) !== 0) throw refused("Enter a host name instead of an IP address.");
  if (!isNamed && !host.includes(".")) throw refused("Enter a public host name.");
  if (!isNamed && ownHosts.includes(host)) throw refused("Enter an address of your own.");
  if (!allowsPort) throw refused("Use port 443 or 8443.");
  url.hash = "";
  return url;
}

function refused(message: string): DomainError {
  return fieldFault("webhook.url", "url", message);
}
