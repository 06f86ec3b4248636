import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";

/** The test runner turns colors on, and Node would color numbers. */
export const environment = { PATH: process.env.PATH, NO_COLOR: "1" };

/** Milliseconds. Judgment: a sample takes far less. */
export const LONGEST = 20_000;

/**
 * Runs programs in one process, one at a time, because starting a process takes longer than most programs. The process reads the path of
 * each as a line of JSON. After each it prints the line's mark, then the program's failure as JSON.
 */
export class SampleRunner {
  private running: ReturnType<SampleRunner["started"]> | undefined;

  /** `args`: those of the command that starts the process. */
  constructor(
    private readonly command: string,
    private readonly args: readonly string[],
  ) {}

  /** What a program prints. Rejects if it fails or ends the process; the next one then runs in another process. */
  async run(path: string): Promise<string> {
    const { child, output, complaints, ended } = (this.running ??= this.started());
    const mark = randomUUID();
    child.stdin.write(`${JSON.stringify({ path, mark })}\n`);
    const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST);
    try {
      let printed = "";
      for (let read = await output.next(); read.done !== true; read = await output.next()) {
        printed += read.value;
        const [text = "", failure] = printed.split(mark);
        if (failure?.endsWith("\n") !== true) continue;
        if (failure !== '""\n') throw new Error(JSON.parse(failure) as string);
        return text;
      }
    } finally {
      clearTimeout(timer);
    }
    this.running = undefined;
    await ended;
    throw new Error(`The program ended its process: ${complaints.join("")}`);
  }

  async end(): Promise<void> {
    this.running?.child.kill("SIGKILL");
    await this.running?.ended;
  }

  private started() {
    const child = spawn(this.command, this.args, { env: environment, stdio: ["pipe", "pipe", "pipe"] });
    const complaints: string[] = [];
    child.stderr.setEncoding("utf8").on("data", (text: string) => complaints.push(text));
    // If the process has ended, its output ends too, and that is reported.
    child.stdin.on("error", () => undefined);
    const output = child.stdout.setEncoding("utf8")[Symbol.asyncIterator]() as AsyncIterator<string>;
    return { child, output, complaints, ended: once(child, "close") };
  }
}

/** Each module has its own scope. After it, a promise that it did not wait for may still fail and end the process. */
export const RUN_JAVASCRIPT = `
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

for await (const line of createInterface({ input: process.stdin })) {
  const { path, mark } = JSON.parse(line);
  let failure = "";
  try {
    await import(pathToFileURL(path));
  } catch (error) {
    failure = error?.stack || "It threw " + String(error);
  }
  await new Promise(setImmediate);
  process.stdout.write(mark + JSON.stringify(failure) + "\\n");
}
`;

/** Each program has its own names. */
export const RUN_PYTHON = `
import json
import sys
import traceback

for line in sys.stdin:
    order = json.loads(line)
    failure = ""
    try:
        with open(order["path"], encoding="utf-8") as file:
            program = compile(file.read(), order["path"], "exec")
        exec(program, {"__name__": "__main__"})
    except SystemExit as end:
        if end.code:
            failure = f"It exited with {end.code}"
    except BaseException:
        failure = traceback.format_exc()
    print(order["mark"] + json.dumps(failure), flush=True)
`;
