/** A value in an export; dates are ISO 8601, compound values JSON. */
export type OwnedValue = string | number | boolean | null;
export type OwnedRow = Readonly<Record<string, OwnedValue>>;

/** One part of the stored data about a person. */
export type OwnedSection = {
  /** Its name in the export, in camelCase ("listItems"). */
  readonly name: string;
  /** The tables that this section covers. */
  readonly tables: readonly string[];
  /** For the privacy page: what is stored, and until when. Without a period at the end. */
  readonly what: string;
  readonly until: string;
  /** The rows of one user as the user can see them: without secrets. `ownedRows` streams many rows in little memory. */
  of(userId: string): AsyncIterable<OwnedRow> | Promise<readonly OwnedRow[]>;
};

/**
 * The stored data about people. Each feature adds its sections when its module starts. The account export uses them, and a test
 * compares them with the database's tables.
 */
export class OwnedData {
  private readonly added: OwnedSection[] = [];
  private readonly leftOut = new Map<string, string>();

  /** Throws if the name is taken. */
  add(section: OwnedSection): void {
    if (this.added.some(({ name }) => name === section.name))
      throw new Error(`There are two sections ${section.name}.`);
    this.added.push(section);
  }

  /** Records why the export omits a table with people's rows. */
  leaveOut(table: string, reason: string): void {
    this.leftOut.set(table, reason);
  }

  /** In the order in which they were added. */
  get sections(): readonly OwnedSection[] {
    return this.added;
  }

  /** By table. */
  get reasons(): ReadonlyMap<string, string> {
    return this.leftOut;
  }
}
