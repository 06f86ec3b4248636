import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./run.ts";
import { ROOT } from "./server-process.ts";

// npm run desktop: builds the desktop app and starts it with this machine's Electron binary.
const { values } = parseArgs({ options: { server: { type: "string", default: "http://localhost:3000" } } });

process.exitCode = await start();

async function start(): Promise<number> {
  const program = electronProgram();
  if (program === undefined) {
    console.error(
      "The Electron binary is missing: it is downloaded when the package electron is first used, and that failed. " +
        "Set ELECTRON_OVERRIDE_DIST_PATH to a folder that contains it, or ELECTRON_MIRROR to a server that has it.",
    );
    return 1;
  }
  const built = await run(process.execPath, [join(ROOT, "desktop/build.mjs")]);
  if (built !== 0) return built;
  const child = spawn(program, [join(ROOT, "desktop/dist")], {
    stdio: "inherit",
    env: { ...process.env, EARSHOT_SERVER: values.server },
  });
  return new Promise((ended) => child.once("exit", (code) => ended(code ?? 0)));
}

/** undefined if there is no binary. */
function electronProgram(): string | undefined {
  try {
    const program = createRequire(import.meta.url)("electron") as string;
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}
