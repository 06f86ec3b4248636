import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds from the moment that the service is told to end. */
export const DRAINING = {
  /** No new request for so long: those that were on their way have come. */
  quiet: 250,
  /** After this, nobody new is let in, however many still come. */
  welcome: 2_000,
  /** What is not answered by then is cut. */
  answers: 9_000,
  /** The process ends, whatever is left. */
  end: 9_800,
} as const;

/**
 * How a server ends without cutting an answer. Every answer says `Connection: close` from now on; requests that are under
 * way or on their way get their real answer; then nobody is let in, idle connections are closed, and the rest is waited for.
 */
export class Draining {
  private readonly open = new Set<ServerResponse>();
  private lastRequest = 0;
  private told = false;

  constructor(private readonly server: Server) {
    server.prependListener("request", (_request, response: ServerResponse) => {
      this.lastRequest = performance.now();
      if (this.told) response.setHeader("Connection", "close");
      this.open.add(response);
      response.once("close", () => this.open.delete(response));
    });
  }

  get underWay(): boolean {
    return this.told;
  }

  /** Resolves once every connection is closed. */
  async finish(): Promise<void> {
    const began = performance.now();
    const passed = (since: number) => performance.now() - since;
    this.told = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader("Connection", "close");
    while (passed(Math.max(began, this.lastRequest)) < DRAINING.quiet && passed(began) < DRAINING.welcome)
      await pause(20);
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    const sweep = setInterval(() => {
      this.server.closeIdleConnections();
      if (passed(began) > DRAINING.answers) this.server.closeAllConnections();
    }, 50);
    await closed;
    clearInterval(sweep);
  }
}
