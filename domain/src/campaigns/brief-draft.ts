import { fieldFault } from "../shared/domain-error.js";

/** A brief that is being written on this device. */
export type BriefDraft = {
  /** Chosen by the page at the first key press: letters, digits, "-" and "_", at most 64. */
  readonly id: string;
  /** The account it is written under; null for a guest. */
  readonly owner: string | null;
  /** The form's fields by name, as typed. */
  readonly fields: DraftFields;
  /** 1 for the first text; increases by one with each change. */
  readonly version: number;
  /** Epoch milliseconds of the last change. */
  readonly changedAt: number;
};

export type DraftFields = Readonly<Record<string, string>>;

export type DraftVersion = Pick<BriefDraft, "fields" | "version" | "changedAt">;

/** The number of versions kept of a draft, including the current one. `spareVersion` is removed first. */
export const DRAFT_VERSIONS = 20;
/** Maximum number of characters in all fields of a draft together. A brief has at most 800 and a pitch a few thousand. */
export const DRAFT_LONGEST = 50_000;
/** Maximum number of an account's (or the guest's) drafts on a device. Above this, the least recently changed one is removed. */
export const DRAFTS_MOST = 200;
/** Milliseconds from the last key press until a draft is saved. */
export const DRAFT_PAUSE_MS = 400;

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export function isDraftId(id: string): boolean {
  return ID.test(id);
}

/** Whether nothing but spaces was typed. */
export function isEmptyDraft(fields: DraftFields): boolean {
  return Object.values(fields).every((text) => text.trim() === "");
}

/** Throws DomainError "draft.invalid" for an id that no page creates, or for more text than any form allows. */
export function checkDraft({ id, fields }: Pick<BriefDraft, "id" | "fields">): void {
  if (!isDraftId(id)) throw fieldFault("draft.invalid", "id", "This draft can’t be kept.");
  const length = Object.entries(fields).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  if (length > DRAFT_LONGEST) throw fieldFault("draft.invalid", "fields", "This draft is too long to save.");
}

/** The result of a change to a draft. */
export type DraftStep =
  | { readonly kind: "keep"; readonly draft: BriefDraft }
  /** The text equals the stored one. */
  | { readonly kind: "same"; readonly draft: BriefDraft }
  /** Another window has changed the draft in the meantime. `draft` is that window's version. */
  | { readonly kind: "conflict"; readonly draft: BriefDraft }
  /** The stored draft belongs to another account. */
  | { readonly kind: "foreign" }
  /** Nothing was typed and nothing is stored, so there is nothing to do. */
  | { readonly kind: "nothing" };

export type DraftChange = {
  readonly id: string;
  readonly owner: string | null;
  readonly fields: DraftFields;
  /** The version that the page started from; 0 for a draft that is not stored yet. */
  readonly baseVersion: number;
  /** Epoch milliseconds. */
  readonly at: number;
};

/**
 * Decides the result of a change. If an account continues a guest's draft, the draft becomes that account's. An account's draft never
 * changes hands. An empty text never replaces a version with text that the page has not seen: that is a conflict, like any change with an
 * old `baseVersion`. A text that the page has seen can be cleared, and stays among the versions.
 */
export function draftStep(current: BriefDraft | undefined, change: DraftChange): DraftStep {
  const { id, owner, fields, at } = change;
  if (current === undefined) {
    return isEmptyDraft(fields)
      ? { kind: "nothing" }
      : { kind: "keep", draft: { id, owner, fields, version: 1, changedAt: at } };
  }
  if (current.owner !== null && current.owner !== owner) return { kind: "foreign" };
  if (sameFields(current.fields, fields)) return { kind: "same", draft: current };
  if (change.baseVersion !== current.version) return { kind: "conflict", draft: current };
  return { kind: "keep", draft: { id, owner, fields, version: current.version + 1, changedAt: at } };
}

/** Characters that a version must have lost to the next one, so that it counts as a text that was replaced. */
const LOST_CHARACTERS = 30;
/** Maximum number of replaced texts that are kept as long as possible: the ones that lost most. Judgment: half of the versions. */
const REPLACED_KEPT = 10;

/**
 * The version to remove if a draft has too many: the one whose neighbors are nearest, for its age. So the first one stays, and the others
 * cover the whole time of writing, fewer the older they are; the last ones alone would be seconds apart, as a form is saved at every pause.
 * A text that was deleted or replaced goes last, but only the largest losses do: if all were replaced, the last minute would have no
 * version. `versions` are the earlier ones, newest first. undefined if there are not too many.
 */
export function spareVersion(
  versions: readonly DraftVersion[],
  current: Pick<BriefDraft, "fields" | "changedAt">,
): DraftVersion | undefined {
  if (versions.length < DRAFT_VERSIONS) return undefined;
  const replaced = replacedTexts(versions, current);
  let spare: DraftVersion | undefined;
  let least = Infinity;
  for (const [index, one] of versions.slice(0, -1).entries()) {
    if (replaced.has(one)) continue;
    const next = versions[index - 1] ?? current;
    const cost = (next.changedAt - versions[index + 1]!.changedAt) / (current.changedAt - one.changedAt + 1);
    if (cost > least) continue;
    spare = one;
    least = cost;
  }
  return spare;
}

/** The versions that lost most to their next ones. */
function replacedTexts(
  versions: readonly DraftVersion[],
  current: Pick<BriefDraft, "fields">,
): ReadonlySet<DraftVersion> {
  const losses = versions.map((one, index) => ({
    one,
    lost: lostIn(one.fields, (versions[index - 1] ?? current).fields),
  }));
  const large = losses.filter(({ lost }) => lost >= LOST_CHARACTERS).toSorted((one, other) => other.lost - one.lost);
  return new Set(large.slice(0, REPLACED_KEPT).map(({ one }) => one));
}

/** The number of characters of the fields that are not in the next version, apart from what both begin and end with. */
function lostIn(fields: DraftFields, next: DraftFields): number {
  return Object.entries(fields).reduce((sum, [name, text]) => {
    const after = next[name] ?? "";
    const most = Math.min(text.length, after.length);
    let start = 0;
    while (start < most && text[start] === after[start]) start += 1;
    let end = 0;
    while (end < most - start && text.at(-1 - end) === after.at(-1 - end)) end += 1;
    return sum + text.length - start - end;
  }, 0);
}

/** Empty fields count as absent. */
function sameFields(some: DraftFields, others: DraftFields): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => (some[name] ?? "") === (others[name] ?? ""));
}

/** A title that identifies a draft in a list: the first words of the brief, otherwise the company, otherwise "Empty brief". */
export function draftTitle({ fields }: Pick<BriefDraft, "fields">): string {
  const text = [fields.campaignBrief, fields.pitch, fields.editedPitch, fields.companyName].find(
    (one) => one !== undefined && one.trim(),
  );
  const line = (text ?? "").trim().replace(/\s+/gu, " ");
  if (line === "") return "Empty brief";
  const points = [...line];
  return points.length > 60 ? `${points.slice(0, 59).join("").trimEnd()}…` : line;
}
