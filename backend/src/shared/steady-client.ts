import pg from "pg";

/**
 * A connection that may break at any moment without ending the process: Node.js ends it when an "error" event meets no
 * listener. Pools take their own listener off while they hand a client over, so this one is there from the first moment to
 * the last. Whoever has asked something of the client is told by that query.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}
