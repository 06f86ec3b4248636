import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

/** Moves all rows from one server to another, through a backup in the data folder. Throws if any are missing. */
export async function moveRows(from: string, to: string, dataDir: string): Promise<void> {
  const program = join(ROOT, "backend/dist/src/backup/move/move-cli.js");
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const file = join(dataDir, "backups", `before-upgrade-${stamp}.tar`);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, file], {
    env: { ...process.env, MOVE_FROM: from, MOVE_TO: to },
    stdio: "inherit",
  });
  const code = await new Promise<number | null>((ended, failed) => {
    child.once("error", failed);
    child.once("exit", ended);
  });
  if (code !== 0) throw new Error("The data could not be moved. It is unchanged, and nothing was switched.");
}
