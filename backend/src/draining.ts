import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds from the start of the shutdown; the process manager waits ten seconds. */
export const DRAINING: Readonly<Record<"quiet" | "welcome" | "answers" | "end", number>> = {
  /** If no new request arrives for this long, all requests in transit have arrived. */
  quiet: 250,
  /** After this time, new connections are refused, even if requests still arrive. */
  welcome: 2_000,
  /** After this time, unfinished answers are cut off. */
  answers: 8_500,
  /** After this time, the process ends in any case. */
  end: 9_300,
};

/**
 * Shuts a server down without cutting off answers. From now on, every answer has `Connection: close`, and requests in progress or
 * in transit still get real answers. Then new connections are refused, idle ones are closed, and the rest finish.
 */
export class Draining {
  private readonly open = new Set<ServerResponse>();
  private lastRequest = 0;
  private announced = false;

  constructor(
    private readonly server: Server,
    private readonly times: Pick<typeof DRAINING, "quiet" | "welcome" | "answers"> = DRAINING,
  ) {
    server.prependListener("request", (_request, response: ServerResponse) => {
      this.lastRequest = performance.now();
      if (this.announced) response.setHeader("Connection", "close");
      this.open.add(response);
      response.once("close", () => this.open.delete(response));
    });
  }

  get underWay(): boolean {
    return this.announced;
  }

  /** Resolves once every connection is closed. */
  async finish(): Promise<void> {
    const began = performance.now();
    const passed = (since: number) => performance.now() - since;
    this.announced = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader("Connection", "close");
    while (passed(Math.max(began, this.lastRequest)) < this.times.quiet && passed(began) < this.times.welcome)
      await pause(20);
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    const sweep = setInterval(() => {
      this.server.closeIdleConnections();
      if (passed(began) > this.times.answers) this.server.closeAllConnections();
    }, 50);
    await closed;
    clearInterval(sweep);
  }
}
