/** Milliseconds between two tries to reach the server again. */
const AGAIN = 3_000;

/** Whether the server can be reached, as the last request found out. Without a connection it is tried again. */
export class Connection {
  private reachable = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Resolves with whether the server answers. */
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
    this.timer ??= setInterval(() => void this.look(), AGAIN).unref();
    this.set(false);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (await this.probe().catch(() => false)) this.worked();
  }

  private set(online: boolean): void {
    if (this.reachable === online) return;
    this.reachable = online;
    this.changed(online);
  }
}
