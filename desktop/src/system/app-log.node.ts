import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from "node:fs";

/** The size in bytes at which a log is renamed to `.1`. The previous `.1` is deleted. */
const LARGEST = 200_000;
/** Matches session tokens, and user names and passwords in URLs. */
const SECRETS = /(?<![\w-])[\w-]{43}(?![\w-])|(?<=:\/\/)[^/@\s]+(?=@)/g;

/** A log file on this device. Secrets are removed before writing, and writing never throws. */
export class AppLog {
  constructor(
    private readonly file: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  write(text: string): void {
    try {
      if (existsSync(this.file) && statSync(this.file).size > LARGEST) renameSync(this.file, `${this.file}.1`);
      appendFileSync(this.file, `${this.now().toISOString()} ${text.replace(SECRETS, "…").trimEnd()}\n`);
    } catch {
      // A full disk must not stop the app.
    }
  }

  /** The texts of both files, older one first. */
  read(): string {
    return [`${this.file}.1`, this.file].map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "")).join("");
  }
}
