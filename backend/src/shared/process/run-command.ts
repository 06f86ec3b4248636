/** Runs an operator's command: the process exits with the code that `main` returns, or with 1 and the error's message. */
export async function runCommand(main: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
