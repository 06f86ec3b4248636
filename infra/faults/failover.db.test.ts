import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";
import { drill } from "../testing/drill.ts";
import { failoverLacks } from "./failover-programs.ts";
import { isBuilt } from "./when-built.ts";

/** Each failover takes twenty seconds, because Patroni waits that long, so there is no short form. */
const isLong = drill({ short: false, long: true });
const lacks = isLong ? failoverLacks() : undefined;
if (lacks !== undefined) console.warn(lacks);
const inFull = isLong && isBuilt && lacks === undefined ? test : test.skip;

inFull(
  "Patroni's leader is killed five times while clients write and search: nothing acknowledged is lost, no search fails",
  async () => {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(ROOT, "infra/faults/failover.ts")],
      {
        env: { ...process.env, NODE_OPTIONS: "" },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece.toString()));
    const code = await new Promise<number | null>((gone) => child.once("close", gone));
    console.log(said);
    expect([code, said]).toEqual([0, expect.stringContaining("the service never ended")]);
  },
  900_000,
);
