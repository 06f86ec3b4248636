import pg from "pg";

/**
 * A connection that can break at any moment without ending the process: Node.js ends the process if an "error" event has no
 * listener. Pools remove their own listener while a client is in use, so this one always stays. The running query reports the
 * failure to its caller.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}

/** A pool of such connections. */
export function steadyPool(config: pg.PoolConfig): pg.Pool {
  // The linter forbids this expression because plain pools lack the listener; the clients of this pool have it.
  // eslint-disable-next-line no-restricted-syntax
  const pool = new pg.Pool({ ...config, Client: SteadyClient });
  // The pool replaces a dead idle connection; there is nothing to report.
  pool.on("error", () => undefined);
  return pool;
}
