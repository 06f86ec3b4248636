import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./server-process.ts";

/** A program that a package brought. */
export const bin = (name: string): string => join(ROOT, "node_modules", ".bin", name);

/** Runs one of the project's programs with our streams and returns its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const child = spawn(program, [...args], { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  const stop = () => child.kill("SIGTERM");
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  return new Promise((ended, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      ended(code ?? 1);
    });
  });
}
