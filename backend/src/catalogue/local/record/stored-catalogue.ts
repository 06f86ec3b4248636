/** Where the rows of the catalogue are read: the primary or a replica. */
export type StoredCatalogue = {
  query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows>;
};
