const LONGEST = 253;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * The host name in a text: "feeds.libsyn.com" in "https://feeds.libsyn.com/12/rss", "libsyn.com" in "www.Libsyn.com". undefined if the
 * text contains none.
 */
export function hostingDomain(text: string | null | undefined): string | undefined {
  const [, name = ""] = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?([^/?#\s]+)/i.exec(text?.trim() ?? "") ?? [];
  const host = name.replace(/^.*@/, "").replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();
  const domain = host.startsWith("www.") ? host.slice(4) : host;
  if (domain.length > LONGEST) return undefined;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) ? domain : undefined;
}
