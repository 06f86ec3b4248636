import { escapeHtml } from "@earshot/domain/shared/text/escape-html";
import type { FeedDocument, FeedElement, Rejection } from "./feed-element.js";
import { rejected } from "./feed-element.js";
import { isRead, isRich, startsNextField } from "./feed-elements.js";
import { canonicalName, scopeOf, type NamespaceScope } from "./feed-namespaces.js";

/** Memory limits for one document: lengths of texts in UTF-16 units, fields per channel or item, items per feed. */
const TEXT_LIMIT = 300_000;
const FIELD_LIMIT = 500;
const ITEM_LIMIT = 50_000;

type Frame = {
  readonly rawName: string;
  readonly scope: NamespaceScope;
  readonly element?: FeedElement;
  readonly markup: boolean;
};

/** Builds the channel and items from tokenizer events, and discards everything that is never read. */
export class FeedTree {
  private readonly frames: Frame[] = [];
  private readonly items: FeedElement[] = [];
  private channel: FeedElement | undefined;
  private rootName: string | undefined;
  private format: FeedDocument["format"] | undefined;
  private base: string | undefined;
  private complete = false;

  /** Names of elements and attributes arrive in lower case. */
  open(rawName: string, attributes: Record<string, string>): void {
    const scope = scopeOf(attributes, this.frames.at(-1)?.scope);
    const name = this.localName(canonicalName(rawName, scope));
    this.rootName ??= rawName;
    this.frames.push(this.frame(name, { rawName, scope, attributes }));
  }

  close(rawName: string, implied: boolean): void {
    const at = this.frames.findLastIndex((frame) => frame.rawName === rawName);
    if (at < 0) return;
    const frame = this.frames[at];
    if (frame?.markup) this.append(`</${rawName}>`);
    if (!implied && (frame?.element === this.channel || at === 0)) this.complete = true;
    this.frames.length = at;
  }

  text(data: string): void {
    const frame = this.frames.at(-1);
    if (frame) this.append(frame.markup ? escapeHtml(data) : data);
  }

  document(): FeedDocument | Rejection {
    const { channel, format, items, base, complete } = this;
    if (this.rootName === undefined) return rejected("not-a-feed", "Not a feed: the document contains no element.");
    if (!channel || !format)
      return rejected("not-a-feed", `Not a feed: the document's root is <${this.rootName.slice(0, 40)}>.`);
    return { format, channel, items, base, complete };
  }

  private frame(
    name: string,
    opened: { rawName: string; scope: NamespaceScope; attributes: Record<string, string> },
  ): Frame {
    const { rawName, scope, attributes } = opened;
    const plain = { rawName, scope, markup: false };
    const element: FeedElement = { name, attributes, children: [], text: "" };
    if (this.isRoot(name)) {
      this.base = attributes["xml:base"] ?? this.base;
      this.channel ??= { ...element, name: "channel" };
      return { ...plain, element: this.channel };
    }
    if (!this.channel) return plain;
    if (name === "channel") {
      this.base = attributes["xml:base"] ?? this.base;
      return { ...plain, element: this.channel };
    }
    if (name === "item") return { ...plain, element: this.startItem(element) };
    return this.field(element, plain);
  }

  private field(element: FeedElement, plain: Frame): Frame {
    const above = this.frames.at(-1);
    if (above?.markup || (above?.element && isRich(above.element.name))) {
      const container = this.frames.findLast(
        ({ element: at }) => at?.name === "item" || at?.name === "channel",
      )?.element;
      if (!container || !startsNextField(element.name, container.name)) return this.markup(element, plain);
      this.frames.length = this.frames.findLastIndex((frame) => frame.element === container) + 1;
    } else if (above?.element && !isRead(element.name, above.element.name)) {
      this.leaveUnclosed(element.name);
    }
    const parent = this.frames.at(-1)?.element;
    if (!parent || !isRead(element.name, parent.name) || parent.children.length >= FIELD_LIMIT) return plain;
    parent.children.push(element);
    return { ...plain, element };
  }

  // An unclosed field must not swallow the fields after it.
  private leaveUnclosed(name: string): void {
    const at = this.frames.findLastIndex(({ element }) => element?.name === "item" || element?.name === "channel");
    const between = this.frames.slice(at + 1);
    const container = this.frames[at]?.element;
    if (container && between.every(({ element }) => element !== undefined) && startsNextField(name, container.name))
      this.frames.length = at + 1;
  }

  private markup(element: FeedElement, plain: Frame): Frame {
    const written = Object.entries(element.attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    this.append(`<${element.name.replace(/^\w+:/, "")}${written.join("")}>`);
    return { ...plain, markup: true };
  }

  private startItem(element: FeedElement): FeedElement | undefined {
    // An item inside an item: the first one was not closed.
    const open = this.frames.findIndex((frame) => frame.element?.name === "item");
    if (open >= 0) this.frames.length = open;
    if (this.items.length >= ITEM_LIMIT) return undefined;
    this.items.push(element);
    return element;
  }

  private append(data: string): void {
    const element = this.frames.findLast((frame) => !frame.markup)?.element;
    if (element && element !== this.channel && element.text.length < TEXT_LIMIT) element.text += data;
  }

  private isRoot(name: string): boolean {
    if (this.format !== undefined) return false;
    if (name === "rss") this.format = "rss";
    else if (name === "rdf:rdf" || name === "rdf") this.format = "rdf";
    else if (name === "feed" || name === "atom:feed") this.format = "atom";
    return this.format !== undefined;
  }

  // In an Atom document, Atom's own element names have no prefix, and an entry counts as an item.
  private localName(name: string): string {
    const local = this.format === "atom" || name === "atom:feed" ? name.replace(/^atom:/, "") : name;
    return local === "entry" ? "item" : local;
  }
}
