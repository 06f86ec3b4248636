import { codePointLength } from "../../shared/text/code-points.js";
import { type DomainError, fieldFault } from "../../shared/domain-error.js";

/** The effect of a status: sums leave out only "lost" shows. */
export const STATUS_KINDS = ["open", "active", "won", "lost"] as const;
export type StatusKind = (typeof STATUS_KINDS)[number];

/** A show's stage in the planning. Shows refer to a status by name, so names are unique within a list. */
export type Status = { readonly name: string; readonly kind: StatusKind };
/** New items get the first status. */
export type Statuses = readonly [Status, ...Status[]];

/** The statuses of a list until somebody changes them. */
export const USUAL_STATUSES: Statuses = [
  { name: "Idea", kind: "open" },
  { name: "Shortlisted", kind: "open" },
  { name: "Contacted", kind: "active" },
  { name: "Negotiating", kind: "active" },
  { name: "Booked", kind: "won" },
  { name: "Declined", kind: "lost" },
];

export const STATUSES_MAX = 12;
/** Code points. */
export const STATUS_NAME_MAX = 24;

/** A status as edited by a user. `was` is the previous name of a renamed status. */
export type GivenStatus = Status & { readonly was?: string | undefined };

/**
 * Validates the edited statuses of a list and returns them with the renames (old name to new name). Throws DomainError
 * "list.bad-statuses".
 */
export function parseStatuses(given: readonly GivenStatus[]): {
  readonly statuses: Statuses;
  readonly renamed: ReadonlyMap<string, string>;
} {
  const [first, ...others] = given.map(({ name, kind }): Status => ({ name: oneLine(name), kind }));
  if (!first) throw refusal("A list needs at least one status.");
  if (given.length > STATUSES_MAX) throw refusal(`A list can have at most ${STATUSES_MAX} statuses.`);
  const statuses: Statuses = [first, ...others];
  const names = new Set<string>();
  for (const { name } of statuses) {
    if (name === "") throw refusal("Please give each status a name.");
    if (codePointLength(name) > STATUS_NAME_MAX) {
      throw refusal(`The name of a status can have at most ${STATUS_NAME_MAX} characters.`);
    }
    const key = name.toLowerCase();
    if (names.has(key)) throw refusal(`There are two statuses called “${name}”.`);
    names.add(key);
  }
  const renamed = new Map<string, string>();
  for (const [at, { was }] of given.entries()) {
    const now = statuses[at]?.name ?? "";
    if (was === undefined || was === now) continue;
    if (renamed.has(was)) throw refusal(`“${was}” can have only one new name.`);
    renamed.set(was, now);
  }
  return { statuses, renamed };
}

/** The kind of a status; "open" if the list has no status with this name. */
export function kindOf(statuses: readonly Status[], name: string): StatusKind {
  return statuses.find((status) => status.name === name)?.kind ?? "open";
}

/**
 * Maximum number of statuses in a list, including those adopted from other lists. Above this limit, a new status is only stored in the
 * show's row.
 */
const ADOPTED_MAX = 2 * STATUSES_MAX;

/** A list's statuses plus those of incoming shows, as defined in the list `from`. Unchanged if it already has all of them. */
export function adoptedStatuses(own: Statuses, names: Iterable<string>, from: Statuses = USUAL_STATUSES): Statuses {
  const missing = [...new Set(names)].filter((name) => own.every((status) => status.name !== name));
  if (missing.length === 0) return own;
  const [first, ...others] = own;
  const added = missing.map((name) => ({ name, kind: kindOf(from, name) }));
  return [first, ...[...others, ...added].slice(0, Math.max(ADOPTED_MAX, own.length) - 1)];
}

/** A single line without control characters, NFC-normalized and trimmed. */
export function oneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .trim();
}

function refusal(message: string): DomainError {
  return fieldFault("list.bad-statuses", "statuses", message);
}
