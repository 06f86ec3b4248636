/** Where the rows of the catalogue are read: from the primary or from a replica. */
export type StoredCatalogue = {
  query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows>;
};
