import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./server-process.ts";

/** The path of a program that a package installed. */
export const bin = (name: string): string => join(ROOT, "node_modules", ".bin", name);

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one of the project's programs with our standard streams, and returns its exit code. */
export function run(program: string, args: readonly string[], env: Environment = {}): Promise<number> {
  return ended(spawn(program, [...args], { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } }));
}

/** The same for a program that runs in parallel with others: returns its output instead. */
export async function runInParallel(
  program: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const child = spawn(program, [...args], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return { code: await ended(child), output };
}

function ended(child: ChildProcess): Promise<number> {
  const stop = () => child.kill("SIGTERM");
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      done(code ?? 1);
    });
  });
}
