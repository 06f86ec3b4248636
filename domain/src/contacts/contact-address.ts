import { parseEmail, type EmailAddress } from "../shared/text/email.js";

/** An email address stated by a feed, with the name next to it. */
type StatedAddress = { readonly address: EmailAddress; readonly name?: string };

/** Maximum number of characters that are read from a text. */
const TEXT_MAX = 1_000;
/** Maximum number of characters before the "@" (RFC 5321). */
const LOCAL_MAX = 64;

const IN_TEXT = /[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+/u;
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP_LABEL = /^(?:\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu;
/** Domains that never lead to a mailbox on the public Internet (RFC 2606, RFC 6762, RFC 8375). */
const PRIVATE_TOPS = new Set(["invalid", "localhost", "local", "internal", "test", "onion", "arpa", "lan"]);
/** Mailbox names that nobody reads. Dots, dashes and underscores are ignored. */
const UNREAD =
  /^(?:(?:do|please)?not?reply|donotrespond|noreply\d*|bounces?|mailerdaemon|nobody|null|none|void|blackhole|devnull|unsubscribe)$/;

/**
 * The single address in a text such as "ann@show.org (Ann Lee)" or "Ann Lee <ann@show.org>", with the name next to it. undefined if there
 * is none, or if it does not accept mail.
 */
export function statedAddress(text: string | undefined): StatedAddress | undefined {
  if (text === undefined || !text.includes("@")) return undefined;
  const read = text.slice(0, TEXT_MAX);
  const [found] = IN_TEXT.exec(read) ?? [];
  if (found === undefined) return undefined;
  const written = found
    .replace(/^mailto/i, "")
    .replace(/\?.*$/s, "")
    .replace(/[.!]+$/, "");
  const address = parseEmail(written);
  if (address === undefined || !isReachable(address)) return undefined;
  const name = nameBeside(read, found);
  return name === undefined ? { address } : { address, name };
}

function isReachable(address: EmailAddress): boolean {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (local.length > LOCAL_MAX || !LOCAL_PART.test(local) || UNREAD.test(local.toLowerCase().replace(/[._+-]/g, "")))
    return false;
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  return labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(top) && !PRIVATE_TOPS.has(top.toLowerCase());
}

/** The name in "ann@show.org (Ann Lee)" or "Ann Lee <ann@show.org>". Other words around an address are not a name. */
function nameBeside(text: string, address: string): string | undefined {
  if (!/[<(]/.test(text)) return undefined;
  const rest = text
    .replace(address, " ")
    .replace(/mailto:/gi, " ")
    .replace(/[()<>[\]"]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/gu, "");
  return rest === "" || rest.includes("@") ? undefined : rest;
}
