import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { environment, LONGEST, RUN_JAVASCRIPT, RUN_PYTHON, SampleRunner } from "./sample-runner.js";

export const WEBSITE = join(import.meta.dirname, "../../../frontend");

/** Python's own program: the command can be a script that looks for it, and takes longer than a sample. */
const python = printedBy("python3", "-c", "import sys; print(sys.executable)")?.trim() ?? "python3";

const LANGUAGES = {
  curl: { command: "sh", probe: ["curl", "--version"], ending: "sh" },
  JavaScript: { command: process.execPath, probe: [process.execPath, "--version"], ending: "mjs" },
  Python: { command: python, probe: [python, "--version"], ending: "py" },
} as const;
export type Language = keyof typeof LANGUAGES;
export const SAMPLE_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

export type PrintedSample = { readonly language: Language; readonly code: string };

/** A folder for programs that the website prints, and one process for those of each language. */
export class SamplePrograms {
  private readonly folder = mkdtempSync(join(tmpdir(), "earshot-samples-"));
  private readonly runners = {
    JavaScript: new SampleRunner(process.execPath, ["--input-type=module", "-e", RUN_JAVASCRIPT]),
    Python: new SampleRunner(python, ["-c", RUN_PYTHON]),
  };
  private count = 0;

  /** Saves a program, and returns the command that starts it. */
  saved(language: Language, code: string): { readonly command: string; readonly path: string } {
    const { command, ending } = LANGUAGES[language];
    // Node runs a module once: each program needs a file of its own.
    const path = join(this.folder, `sample-${(this.count += 1)}.${ending}`);
    writeFileSync(path, code);
    return { command, path };
  }

  /** What a program prints. Rejects if it fails. */
  async run(language: Language, code: string): Promise<string> {
    const { command, path } = this.saved(language, code);
    if (language !== "curl") return this.runners[language].run(path);
    // curl is a process of its own in any case, and a shell starts at once.
    const settings = { encoding: "utf8", timeout: LONGEST, env: environment } as const;
    return (await promisify(execFile)(command, [path], settings)).stdout;
  }

  async remove(): Promise<void> {
    await Promise.all(Object.values(this.runners).map((runner) => runner.end()));
    rmSync(this.folder, { recursive: true });
  }
}

function isHere(language: Language): boolean {
  const [command, ...parameters] = LANGUAGES[language].probe;
  return printedBy(command, ...parameters) !== undefined;
}

/** What a command prints; undefined if this machine does not have it. */
function printedBy(command: string, ...parameters: readonly string[]): string | undefined {
  try {
    return execFileSync(command, parameters, { encoding: "utf8" });
  } catch {
    return undefined;
  }
}

/** Skips what this machine cannot run, and gives the reason. */
export const testOf = (language: Language) => {
  if (isHere(language)) return test;
  process.stderr.write(
    `skipped: the samples in ${language}, because there is no ${LANGUAGES[language].probe[0]} here\n`,
  );
  return test.skip;
};
