/** The parsed URL of a server that somebody typed. */
export type ServerAddress =
  { readonly kind: "address"; readonly address: string } | { readonly kind: "faulty"; readonly reason: string };

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Parses a server's origin: https, or http only on this machine. "earshot.example" means "https://earshot.example". A URL with a path, a
 * query or credentials is rejected, because these would be silently dropped.
 */
export function readServerAddress(typed: string): ServerAddress {
  const text = typed.trim();
  const faulty = (reason: string): ServerAddress => ({ kind: "faulty", reason });
  if (text === "" || text.length > 300) return faulty("Enter the address of the server.");
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return faulty("This is not an address.");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return faulty("The address must begin with https://.");
  if (url.username !== "" || url.password !== "") return faulty("Remove the user name from the address.");
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "")
    return faulty("Remove everything after the host name.");
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname)) {
    return faulty("Without https, others could read your sign-in. Use an https address.");
  }
  return { kind: "address", address: url.origin };
}
