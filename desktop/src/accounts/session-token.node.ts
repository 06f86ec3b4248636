/** Stores a secret on this device. `safe` returns false if the system would store it unprotected. */
export type SecretBox = {
  safe(): Promise<boolean>;
  read(): Promise<string | undefined>;
  write(secret: string | undefined): Promise<void>;
};

const TOKEN = /^[\w-]{43}$/;

/**
 * The token of the signed-in account. It never reaches a page. If the system has no secure storage, the token is only in memory,
 * and `isPersisted` is false so that the app can warn the user.
 */
export class SessionToken {
  private token: string | undefined;
  private loaded: Promise<void> | undefined;
  /** Writes to the store run one after another, so that the last token is what ends up stored. */
  private stored: Promise<void> = Promise.resolve();
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly box: SecretBox) {}

  isPersisted(): Promise<boolean> {
    return this.box.safe();
  }

  /** Calls `listener` after each sign-in and sign-out. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async current(): Promise<string | undefined> {
    await this.load();
    return this.token;
  }

  /** Stores a token; undefined deletes the stored one. If the store fails, the token stays in memory. Rejects only if a listener throws. */
  async set(token: string | undefined): Promise<void> {
    await this.load();
    await this.change(token !== undefined && TOKEN.test(token) ? token : undefined);
  }

  /** Deletes a token, unless another one has already replaced it. Rejects only if a listener throws. */
  async forget(token: string): Promise<void> {
    await this.load();
    if (this.token === token) await this.change(undefined);
  }

  private async change(next: string | undefined): Promise<void> {
    const before = this.token;
    this.token = next;
    this.stored = this.stored.then(() => this.store(next)).catch(() => undefined);
    // At once, because what is known about the previous token's account is wrong from now on.
    if (next !== before) for (const listener of this.listeners) listener();
    await this.stored;
  }

  private async store(token: string | undefined): Promise<void> {
    if (await this.box.safe()) await this.box.write(token);
  }

  private load(): Promise<void> {
    this.loaded ??= (async () => {
      if (!(await this.box.safe())) return;
      // If the store cannot be read (because it belongs to another user or machine), the user is signed out.
      const stored = await this.box.read().catch(() => undefined);
      this.token = stored !== undefined && TOKEN.test(stored) ? stored : undefined;
    })();
    return this.loaded;
  }
}
