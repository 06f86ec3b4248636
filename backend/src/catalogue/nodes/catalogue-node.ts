import type { StoredCatalogue } from "../local/record/stored-catalogue.js";

/** The state of a node: its generation of the catalogue, and its newest migration. */
export type CatalogueVersion = { readonly generation: number; readonly schema: number };

/** A replica of the database that answers reads of the catalogue. */
export type CatalogueNode = StoredCatalogue & {
  /** For logs and metrics. */
  readonly name: string;
  /** Reads its state within two seconds, even if all connections for reads are in use. */
  version(): Promise<CatalogueVersion>;
  close(): Promise<void>;
};

/** A node did not answer a read. Another node may be able to. */
export class NodeFailed extends Error {
  constructor(
    override readonly cause: Error,
    /** Whether the whole node is gone, or only this read failed. */
    readonly gone: boolean,
  ) {
    super(cause.message, { cause });
    this.name = "NodeFailed";
  }
}
