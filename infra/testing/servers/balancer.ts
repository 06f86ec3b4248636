import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../../postgres/server.ts";
import { ROOT } from "../../server-process.ts";
import { DEBIAN_ENV, hasProgram } from "./debian-programs.ts";

export const hasBalancer = hasProgram("haproxy", "-v");

export type Balancer = { stop(): Promise<void> };

/** The machine-specific lines of the example: the user, the log, the number of connections, TLS and the two addresses. */
const OF_ITS_MACHINE =
  /^ {4}(user |group |chroot |log |option httplog|maxconn |bind |ssl-default|http-request redirect|server )/;

/** Starts HAProxy on `port` of this machine, with the example in infra/deploy but without TLS, in front of services at `ports`. */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "earshot-balancer-"));
  const lines = readFileSync(join(ROOT, "infra/deploy/haproxy.cfg"), "utf8")
    .split("\n")
    .filter((line) => !OF_ITS_MACHINE.test(line))
    .flatMap((line) => (line === "frontend earshot" ? [line, `    bind 127.0.0.1:${port}`] : [line]));
  const servers = ports.map((each, at) => `    server number${at} 127.0.0.1:${each}`);
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, [...lines, ...servers, ""].join("\n"));
  const child = spawn("haproxy", ["-db", "-f", file], { env: DEBIAN_ENV, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (piece: Buffer) => (output += piece.toString()));
  const ended = new Promise<void>((gone) => child.once("exit", () => gone()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended:\n${output}`);
    await pause(20);
  }
  return {
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
