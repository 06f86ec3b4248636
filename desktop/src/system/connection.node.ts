/** Milliseconds between two attempts to reach the server again. */
const AGAIN = 3_000;

/** Whether the server was reachable at the last request. Keeps trying while it is not. */
export class Connection {
  private reachable = true;
  private timer: NodeJS.Timeout | undefined;
  /** Runs after `doubted`, until the server has responded or not. */
  private doubt: Promise<boolean> | undefined;

  constructor(
    /** Resolves to whether the server responds. */
    private readonly probe: () => Promise<boolean>,
    private readonly changed: (online: boolean) => void,
  ) {}

  get online(): boolean {
    return this.reachable;
  }

  worked(): void {
    this.stop();
    this.timer = undefined;
    this.set(true);
  }

  failed(): void {
    this.timer ??= setInterval(() => void this.check(), AGAIN).unref();
    this.set(false);
  }

  /** A network in between refused a request. The server counts as out of reach only if it does not respond to the probe either. */
  async doubted(): Promise<void> {
    if (!this.reachable || this.doubt) return;
    const doubt = (this.doubt = this.responds());
    const responds = await doubt;
    // Another request has reached the server meanwhile, or the app closes.
    if (this.doubt !== doubt) return;
    this.doubt = undefined;
    if (!responds) this.failed();
  }

  stop(): void {
    clearInterval(this.timer);
    this.doubt = undefined;
  }

  private async check(): Promise<void> {
    if (await this.responds()) this.worked();
  }

  private responds(): Promise<boolean> {
    return this.probe().catch(() => false);
  }

  private set(online: boolean): void {
    if (this.reachable === online) return;
    this.reachable = online;
    this.changed(online);
  }
}
