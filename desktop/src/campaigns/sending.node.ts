import type { Outbox } from "./outbox.node";

/** Sends waiting briefs again when their pause is over. The timer does not keep the process alive. */
export class Sending {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly outbox: Pick<Outbox, "flush" | "nextAt">) {}

  /** Tries to send now, even during a pause, and schedules the next attempt. */
  async sendNow(): Promise<void> {
    await this.outbox.flush({ now: true });
    this.plan();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private plan(): void {
    clearTimeout(this.timer);
    const at = this.outbox.nextAt();
    if (at === undefined) return;
    const again = () => void this.outbox.flush().finally(() => this.plan());
    this.timer = setTimeout(again, Math.max(0, at - Date.now())).unref();
  }
}
