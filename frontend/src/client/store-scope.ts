import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from "@reduxjs/toolkit/query/react";

/** Sends a request to the server. */
export type Ask = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

/**
 * The parts of a store that are not state to render: the server connection, running requests, and changes that outdated responses must not
 * overwrite. A thunk gets it as its third parameter, an endpoint as `extra`.
 */
export class StoreScope {
  private readonly parts = new Map<() => unknown, unknown>();

  constructor(readonly ask: Ask) {}

  /** The store's only instance of a part, created on first use. `make` is also its key. */
  part<Part>(make: () => Part): Part {
    if (!this.parts.has(make)) this.parts.set(make, make());
    return this.parts.get(make) as Part;
  }
}

/** The scope of the store that runs an endpoint. */
export function scopeOf({ extra }: { readonly extra: unknown }): StoreScope {
  return extra as StoreScope;
}
