/** The arguments of a command are wrong. */
export class WrongArguments extends Error {}

/**
 * Runs an operator's command: the process exits with the code that `main` returns, or with 1 and the error's message. With a `usage`,
 * `--help` prints it, and wrong arguments print it below the reason and exit with 2.
 */
export async function runCommand(main: (args: readonly string[]) => Promise<number>, usage = ""): Promise<void> {
  const args = process.argv.slice(2);
  if (usage !== "" && args.includes("--help")) return void process.stdout.write(usage);
  try {
    process.exitCode = await main(args);
  } catch (error) {
    const isUsage = usage !== "" && (error instanceof WrongArguments || isParseError(error));
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${isUsage ? `\n${usage}` : ""}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** Whether `parseArgs` of Node.js threw it. */
function isParseError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code).startsWith("ERR_PARSE_ARGS");
}
