import { homedir } from "node:os";
import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from "node:fs";

/** The size in bytes at which a log is renamed to `.1`. The previous `.1` is deleted. */
const LARGEST = 200_000;
/** Matches session tokens, user names and passwords in URLs, and email addresses. */
const SECRETS =
  /(?<![\w-])[\w-]{43}(?![\w-])|(?<=:\/\/)[^/@\s]+(?=@)|[^\s@/\\:;,<>"'()=]{1,64}@[^\s@/\\:;,<>"'()=]+\.[^\s@/\\:;,<>"'()=.]+/g;

/**
 * A log file on this device. Secrets, email addresses and the name of the system's user are removed before writing, because the file is part
 * of a problem report. Writing never throws.
 */
export class AppLog {
  constructor(
    private readonly file: string,
    private readonly now: () => Date = () => new Date(),
    /** The folder whose path contains the user's name. */
    private readonly home: string = homedir(),
  ) {}

  write(text: string): void {
    try {
      if (existsSync(this.file) && statSync(this.file).size > LARGEST) renameSync(this.file, `${this.file}.1`);
      appendFileSync(this.file, `${this.now().toISOString()} ${this.plain(text)}\n`);
    } catch {
      // A full disk must not stop the app.
    }
  }

  private plain(text: string): string {
    const { home } = this;
    // file:// addresses have slashes on Windows too, and encode spaces and letters beyond ASCII.
    const slashes = home.replaceAll("\\", "/");
    const homes = home.length > 1 ? [home, slashes, encodeURI(slashes)] : [];
    return homes
      .reduce((left, one) => left.replaceAll(one, "~"), text)
      .replace(SECRETS, "…")
      .trimEnd();
  }

  /** The texts of both files, older one first. */
  read(): string {
    return [`${this.file}.1`, this.file].map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "")).join("");
  }
}
