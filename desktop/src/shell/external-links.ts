/** Longer URLs are not opened, because programs limit the length of their arguments. */
const LONGEST = 2_000;

/**
 * The URL to open with the system's browser or mail program; undefined if it must not be opened. Only web addresses are allowed, and mailto
 * with nothing but an address, a subject and a body. Other schemes could start programs.
 */
export function externalAddress(address: string): string | undefined {
  if (address.length > LONGEST || hasControls(address)) return undefined;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (url.protocol === "https:" || url.protocol === "http:") return isPlainHost(url) ? url.href : undefined;
  if (url.protocol !== "mailto:") return undefined;
  const only = [...url.searchParams.keys()].every((name) => name === "subject" || name === "body");
  return only && /^[^\s@<>"]+@[^\s@<>"]+$/.test(decodeURIComponentSafe(url.pathname)) ? url.href : undefined;
}

function isPlainHost({ hostname, username, password }: URL): boolean {
  return hostname !== "" && username === "" && password === "";
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character <= " " || character === "\u007f" || character === "\\");
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
