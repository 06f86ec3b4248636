import pg from "pg";

/** Throws if a command that builds the catalogue has failed. */
export function succeed(code: number): void {
  if (code !== 0) throw new Error(`The catalogue could not be made: exit code ${code}.`);
}

/** The number of shows in the catalogue; 0 if there is no catalogue. */
export async function storedShows(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<{ podcasts: number }>("SELECT podcasts FROM catalogue.info")).rows[0]?.podcasts ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end();
  }
}
