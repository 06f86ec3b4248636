/** Unresolved names in a row after which fetching ends (judgment): even in a list of dead shows, some are live. */
export const UNRESOLVED_MAX = 20;

/** Counts the consecutive fetches, across the inputs of an import, that failed because a name could not be resolved. */
export class UnresolvedNames {
  private inARow = 0;
  private hasGivenUp = false;

  note(unresolved: boolean): void {
    this.inARow = unresolved ? this.inARow + 1 : 0;
    this.hasGivenUp ||= this.inARow >= UNRESOLVED_MAX;
  }

  /** Once true it stays true: nothing more is fetched in this import. */
  get gaveUp(): boolean {
    return this.hasGivenUp;
  }
}
