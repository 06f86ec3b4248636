import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";

/** For a catalogue source that does not report changes. */
export class NoChanges extends CatalogueChanges {
  page(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  sweep(): Promise<void> {
    return Promise.resolve();
  }
}
