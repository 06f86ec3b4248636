/** An element of a feed that is kept: its name in lower case with the usual prefix, its text with references decoded once. */
export type FeedElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: FeedElement[];
  text: string;
};

/** The contents of a feed document, before any interpretation. */
export type FeedDocument = {
  readonly format: "rss" | "rdf" | "atom";
  readonly channel: FeedElement;
  readonly items: readonly FeedElement[];
  /** xml:base of the root or the channel. */
  readonly base?: string;
  /** False when the document ends before its root element is closed. */
  readonly complete: boolean;
};

/** Why a document does not contain a podcast. `reason` is a sentence for users. */
export type Rejection = { readonly kind: "rejected"; readonly code: RejectionCode; readonly reason: string };
export type RejectionCode =
  "empty" | "too-large" | "entities" | "too-deep" | "not-a-feed" | "no-content" | "not-a-podcast";

export const rejected = (code: RejectionCode, reason: string): Rejection => ({ kind: "rejected", code, reason });

/** Text of the first child with one of the names, in the order of the names; blank ones do not count. */
export function childText(element: FeedElement | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = element?.children.find((child) => child.name === name && child.text.trim() !== "");
    if (found) return found.text;
  }
  return undefined;
}

export function childrenByName(element: FeedElement | undefined, name: string): readonly FeedElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first non-blank value of an attribute among children of that name. */
export function childAttribute(
  element: FeedElement | undefined,
  name: string,
  ...attributes: string[]
): string | undefined {
  for (const child of childrenByName(element, name))
    for (const attribute of attributes) {
      const value = child.attributes[attribute]?.trim();
      if (value) return value;
    }
  return undefined;
}
