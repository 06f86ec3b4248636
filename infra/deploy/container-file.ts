import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

const CONTAINER_FILE = join(ROOT, "infra/deploy/Containerfile");

/** One instruction; continued lines are joined. */
type Instruction = { readonly word: string; readonly rest: string };
type Stage = {
  readonly base: string;
  readonly name: string | undefined;
  readonly steps: readonly Instruction[];
};

export function stages(): readonly Stage[] {
  const text = readFileSync(CONTAINER_FILE, "utf8")
    .replace(/^#.*\n/gm, "")
    .replaceAll("\\\n", " ");
  const found: { base: string; name: string | undefined; steps: Instruction[] }[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [, word = "", rest = ""] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (word === "") throw new Error(`Not an instruction: ${line}`);
    const [, base = "", name] = word === "FROM" ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : [];
    if (word === "FROM") found.push({ base, name, steps: [] });
    else found.at(-1)?.steps.push({ word, rest });
  }
  return found;
}
