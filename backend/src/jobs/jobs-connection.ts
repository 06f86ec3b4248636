import { SteadyClient } from "../shared/steady-client.js";

/** Tables of the queue; apart from ours, because its library makes and changes them. */
const JOBS_SCHEMA = "jobs";

/** How the job queue talks to PostgreSQL: through a small pool of its own. The library hands all of this to the pool. */
export function jobsConnection(databaseUrl: string) {
  return {
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    application_name: "earshot jobs",
    max: 3,
    connectionTimeoutMillis: 3_000,
    schedule: false,
    Client: SteadyClient,
  };
}
