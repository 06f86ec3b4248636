import { SteadyClient } from "../shared/database/steady-client.js";

/** Schema of the queue's tables. It is separate from ours, because the library creates and changes it. */
const JOBS_SCHEMA = "jobs";

/** The job queue's own small connection pool for PostgreSQL. The library passes all of this to the pool. */
export function jobsConnection(directUrl: string) {
  return {
    connectionString: directUrl,
    schema: JOBS_SCHEMA,
    application_name: "earshot jobs",
    max: 3,
    connectionTimeoutMillis: 3_000,
    schedule: false,
    // The role may have a timeout that suits requests.
    options: "-c jit=off -c statement_timeout=0",
    Client: SteadyClient,
  };
}
