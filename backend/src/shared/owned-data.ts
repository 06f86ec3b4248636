/** What a field of an export holds; dates are ISO 8601, compound values JSON. */
export type OwnedValue = string | number | boolean | null;
export type OwnedRow = Readonly<Record<string, OwnedValue>>;

/** One part of what the product keeps about a person. */
export type OwnedSection = {
  /** Its name in the export, in camelCase ("listItems"). */
  readonly name: string;
  /** The tables it speaks for. */
  readonly tables: readonly string[];
  /** The rows of one user, as their owner may see them: no secrets. `ownedRows` gives many without holding them. */
  of(userId: string): AsyncIterable<OwnedRow> | Promise<readonly OwnedRow[]>;
};

/**
 * What the product keeps about people, told by the features that keep it: the account export is made of it, and a test
 * holds it against the tables of the database. Each feature adds its sections when its module is made.
 */
export class OwnedData {
  private readonly added: OwnedSection[] = [];
  private readonly leftOut = new Map<string, string>();

  /** Throws when the name is taken. */
  add(section: OwnedSection): void {
    if (this.added.some(({ name }) => name === section.name))
      throw new Error(`There are two sections ${section.name}.`);
    this.added.push(section);
  }

  /** Says why a table of people's rows is no part of what they are given. */
  leaveOut(table: string, reason: string): void {
    this.leftOut.set(table, reason);
  }

  /** In the order of adding. */
  get sections(): readonly OwnedSection[] {
    return this.added;
  }

  /** By table. */
  get reasons(): ReadonlyMap<string, string> {
    return this.leftOut;
  }
}
