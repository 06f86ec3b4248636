import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../../postgres/server.ts";
import { serverUser } from "../../postgres/server-user.ts";
import { ROOT } from "../../server-process.ts";
import { DEBIAN_ENV, hasProgram } from "./debian-programs.ts";
import { freePort } from "../free-port.ts";

export const hasPooler = hasProgram("pgbouncer", "--version");

export type Pooler = { readonly url: string; stop(): Promise<void> };

/** Starts PgBouncer in front of the database at `url`, with the example in infra/deploy, changed by `settings`. */
export async function startPooler(url: string, settings: Readonly<Record<string, string>> = {}): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "earshot-pooler-"));
  const database = new URL(url);
  const name = database.pathname.slice(1);
  const port = await freePort();
  const users = join(folder, "userlist.txt");
  writeFileSync(users, `"${database.username}" "${database.password}"\n`);
  const changed = { listen_port: String(port), auth_file: users, unix_socket_dir: "", ...settings };
  const lines = readFileSync(join(ROOT, "infra/deploy/pgbouncer.ini"), "utf8")
    .split("\n")
    .filter((line) => !Object.keys(changed).some((key) => line.startsWith(`${key} =`)))
    .map((line) => line.replace(/^earshot = .*/, `${name} = host=${database.hostname} port=${database.port}`));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, [...lines, ...Object.entries(changed).map(([key, value]) => `${key} = ${value}`), ""].join("\n"));
  const user = serverUser();
  for (const path of [folder, users, file]) {
    chmodSync(path, path === folder ? 0o755 : 0o644);
    if (user) chownSync(path, user.uid, user.gid);
  }
  const child = spawn("pgbouncer", [file], { ...user, env: DEBIAN_ENV, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((gone) => child.once("exit", () => gone()));
  await listening(child, port);
  const pooled = new URL(url);
  pooled.port = String(port);
  return {
    url: pooled.href,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let output = "";
  child.stderr?.on("data", (piece: Buffer) => (output += piece.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${output}`);
    await pause(20);
  }
}
