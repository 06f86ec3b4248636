import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FaultDatabase } from "../faults/fault-database.ts";
import { HEAP } from "../server-process.ts";
import { freePort } from "../testing/free-port.ts";

/** A version of the service as a process, and a client for it. */
export type RunningVersion = {
  ask(path: string, init?: { readonly body?: object; readonly token?: string }): Promise<unknown>;
  /** Creates an account with a list of one show. Returns its bearer token. */
  newPerson(email: string): Promise<string>;
  /** The names of a person's lists, each with its number of shows. */
  lists(token: string): Promise<readonly string[]>;
  stop(): Promise<number | null>;
};

/** Starts a version. Throws its output if it exits before it listens. */
export async function runVersion(
  main: string,
  database: FaultDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningVersion> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: HEAP,
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      PORT: String(port),
      PUBLIC_URL: origin,
      SESSION_SECRET: "a secret of the tests that is long enough",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr?.on("data", (piece: Buffer) => (output += piece.toString()));
  const ended = new Promise<number | null>((gone) => child.once("exit", gone));
  await new Promise<void>((listening, failed) => {
    child.once("message", () => listening());
    void ended.then((code) => failed(new Error(`It ended with ${code}: ${output}`)));
  });

  const ask: RunningVersion["ask"] = async (path, { body, token } = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: {
        ...(body && { "Content-Type": "application/json" }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`);
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    ask,
    newPerson: async (email) => {
      const password = "correct horse staple 9";
      await ask("/api/v1/auth/sign-up", { body: { email, password } });
      await ask("/api/v1/auth/verify", { body: { token: await linkSecret(database.folder, email) } });
      const { token } = (await ask("/api/v1/auth/sign-in", { body: { email, password, client: "desktop" } })) as {
        token: string;
      };
      const { id } = (await ask("/api/v1/lists", { body: { name: `List of ${email}` }, token })) as { id: string };
      const { results } = (await ask("/api/v1/search?term=history")) as { results: { id: string }[] };
      await ask(`/api/v1/lists/${id}/items/batch`, { body: { podcastIds: [results[0]?.id] }, token });
      return token;
    },
    lists: async (token) => {
      const { lists } = (await ask("/api/v1/lists", { token })) as { lists: { name: string; itemCount: number }[] };
      return lists.map(({ name, itemCount }) => `${name}: ${itemCount}`);
    },
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** The secret in the link emailed to an address; waits for the email. */
async function linkSecret(folder: string, email: string): Promise<string> {
  const mails = join(folder, "mail");
  for (;;) {
    const names = existsSync(mails) ? readdirSync(mails) : [];
    for (const name of names.filter((each) => each.endsWith(".eml"))) {
      const mail = readFileSync(join(mails, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "=");
      const secret = mail.includes(`To: ${email}`) && /#token=([\w-]{43})/.exec(mail)?.[1];
      if (secret) return secret;
    }
    await pause(50);
  }
}
