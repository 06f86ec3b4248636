/** How a list changed, as programs are told. A show that is moved is removed from one list and added to another. */
export const LIST_CHANGES = [
  "created",
  "renamed",
  "deleted",
  "restored",
  "items-added",
  "items-removed",
  "items-changed",
  "settings-changed",
] as const;
export type ListChangeKind = (typeof LIST_CHANGES)[number];

/** Maximum number of shows that a change names. */
export const CHANGED_SHOWS_MAX = 200;

/** The fields whose values differ, with both values. */
export function changedValues<Fields extends object>(
  before: Fields,
  after: Fields,
  names: readonly (keyof Fields & string)[],
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> {
  const isSame = (name: keyof Fields) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return Object.fromEntries(
    names.filter((name) => !isSame(name)).map((name) => [name, { from: before[name], to: after[name] }]),
  );
}
