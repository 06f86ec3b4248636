/** Keeps a secret on this device. `safe` is false where the system would store it unprotected. */
export type SecretBox = {
  readonly safe: () => boolean;
  read(): Promise<string | undefined>;
  write(secret: string | undefined): Promise<void>;
};

const TOKEN = /^[\w-]{43}$/;

/**
 * The token of the account that is signed in. It never leaves the main process. Where the system has no protected store, it
 * lives as long as the program, and `isKept` is false so that the app can say so.
 */
export class SessionToken {
  private token: string | undefined;
  private loaded: Promise<void> | undefined;

  constructor(private readonly box: SecretBox) {}

  get isKept(): boolean {
    return this.box.safe();
  }

  async current(): Promise<string | undefined> {
    await this.load();
    return this.token;
  }

  /** Takes a token, or forgets the one there is. Rejects with nothing: a store that fails leaves it in memory. */
  async set(token: string | undefined): Promise<void> {
    await this.load();
    this.token = token !== undefined && TOKEN.test(token) ? token : undefined;
    if (this.box.safe()) await this.box.write(this.token).catch(() => undefined);
  }

  private load(): Promise<void> {
    this.loaded ??= (async () => {
      if (!this.box.safe()) return;
      // A store that cannot be read (another user's, a new machine's) means: signed out.
      const kept = await this.box.read().catch(() => undefined);
      this.token = kept !== undefined && TOKEN.test(kept) ? kept : undefined;
    })();
    return this.loaded;
  }
}
