/** Namespaces whose elements are read: the end of the URI in lower case, and our prefix for each. */
const NAMESPACES: readonly (readonly [RegExp, string])[] = [
  [/\/dtds\/podcast-1\.0\.dtd$/, "itunes"],
  [/\/\/(?:www\.)?w3\.org\/2005\/atom$/, "atom"],
  [/\/\/purl\.org\/atom\/ns$/, "atom"],
  [/\/\/purl\.org\/rss\/1\.0\/modules\/content$/, "content"],
  [/\/\/purl\.org\/rss\/1\.0$/, ""],
  [/\/\/purl\.org\/dc\/elements\/1\.1$/, "dc"],
  [/\/\/search\.yahoo\.com\/mrss$/, "media"],
  [/podcastindex\.org\/namespace\/1\.0$/, "podcast"],
  [/github\.com\/podcastindex-org\/podcast-namespace\b.*$/, "podcast"],
  [/podlove\.org\/simple-chapters$/, "psc"],
  [/\/schemas\/play-podcasts\/1\.0$/, "googleplay"],
  [/\/1999\/02\/22-rdf-syntax-ns$/, "rdf"],
  [/\/1999\/xhtml$/, "xhtml"],
];

const KNOWN_PREFIXES = new Set(["", ...NAMESPACES.map(([, prefix]) => prefix)]);

/** Prefixes in scope at an element: those that it declares itself, and its parent's. */
export type NamespaceScope = { readonly declared: ReadonlyMap<string, string>; readonly parent?: NamespaceScope };

/** The scope of an element: its parent's, unless its attributes declare namespaces of its own. */
export function scopeOf(attributes: Readonly<Record<string, string>>, parent?: NamespaceScope): NamespaceScope {
  const declared = new Map<string, string>();
  for (const [name, address] of Object.entries(attributes)) {
    if (name === "xmlns") declared.set("", canonicalPrefix(address) ?? "");
    else if (name.startsWith("xmlns:")) declared.set(name.slice(6).toLowerCase(), canonicalPrefix(address) ?? "other");
  }
  return declared.size === 0 && parent ? parent : { declared, parent };
}

/**
 * An element's name in lower case with the usual prefix of its namespace, whatever prefix the feed uses. Ignores case, trailing
 * slashes and http or https in the namespace's address. An undeclared prefix is taken literally.
 */
export function canonicalName(rawName: string, scope: NamespaceScope): string {
  const colon = rawName.indexOf(":");
  const prefix = colon < 0 ? "" : rawName.slice(0, colon).toLowerCase();
  const local = rawName.slice(colon + 1).toLowerCase();
  const canonical = lookUp(prefix, scope) ?? (KNOWN_PREFIXES.has(prefix) ? prefix : "other");
  return canonical === "" ? local : `${canonical}:${local}`;
}

function lookUp(prefix: string, scope: NamespaceScope | undefined): string | undefined {
  for (let at = scope; at; at = at.parent) {
    const found = at.declared.get(prefix);
    if (found !== undefined) return found;
  }
  return undefined;
}

function canonicalPrefix(address: string): string | undefined {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/[/#]+$/, "");
  return NAMESPACES.find(([pattern]) => pattern.test(bare))?.[1];
}
