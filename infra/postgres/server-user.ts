import { execFileSync } from "node:child_process";

export type ServerUser = { readonly uid: number; readonly gid: number };

/** The user that runs PostgreSQL, which refuses to run as root; undefined if we are not root. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return lookUp("postgres") ?? lookUp("earshot") ?? create("earshot") ?? lookUp("nobody") ?? fail();
}

function lookUp(name: string): ServerUser | undefined {
  try {
    const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

function create(name: string): ServerUser | undefined {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return lookUp(name);
}

function fail(): never {
  throw new Error(
    "PostgreSQL does not run as root, and no other user was found or could be created. Set DATABASE_URL instead.",
  );
}
