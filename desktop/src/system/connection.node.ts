/** Milliseconds between two attempts to reach the server again. */
const AGAIN = 3_000;

/** Whether the server was reachable at the last request. Keeps trying while it is not. */
export class Connection {
  private reachable = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Resolves to whether the server responds. */
    private readonly probe: () => Promise<boolean>,
    private readonly changed: (online: boolean) => void,
  ) {}

  get online(): boolean {
    return this.reachable;
  }

  worked(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.set(true);
  }

  failed(): void {
    this.timer ??= setInterval(() => void this.check(), AGAIN).unref();
    this.set(false);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (await this.probe().catch(() => false)) this.worked();
  }

  private set(online: boolean): void {
    if (this.reachable === online) return;
    this.reachable = online;
    this.changed(online);
  }
}
