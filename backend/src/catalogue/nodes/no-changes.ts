import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";

/** For a source that does not say what changed. */
export class NoChanges extends CatalogueChanges {
  page(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  sweep(): Promise<void> {
    return Promise.resolve();
  }
}
