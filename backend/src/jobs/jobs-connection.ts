import { SteadyClient } from "../database/steady-client.js";

/** Schema of the queue's tables. It is separate from ours, because the library creates and changes it. */
const JOBS_SCHEMA = "jobs";

/** Options for the job queue's small connection pool. The library passes all of them to the pool. */
export function jobsConnection(directUrl: string) {
  return {
    connectionString: directUrl,
    schema: JOBS_SCHEMA,
    application_name: "earshot jobs",
    max: 3,
    connectionTimeoutMillis: 3_000,
    schedule: false,
    // Overrides the role's timeout, which may be meant for requests.
    options: "-c jit=off -c statement_timeout=0",
    Client: SteadyClient,
  };
}
