import { parseArgs } from "node:util";
import { INBOX_KINDS, type InboxChoice, type InboxKind } from "./inbox-entries.js";

export const INBOX_USAGE = `Usage: npm run operate -- inbox list   [--kind campaign|contact|waitlist] [--since 7d]
npm run operate -- inbox export [--kind campaign|contact|waitlist] [--since 7d] [--output file.csv]
npm run operate -- inbox forget <address> [--yes]
What visitors sent, oldest first: briefs of advertisers, messages from the footer, addresses on the waitlist.
--kind    only these; may be given more than once
--since   only newer ones: a date (2026-01-31, in UTC), a time (2026-01-31T09:00Z), or an age (36h, 7d)
--output  write to this file instead of the terminal
"forget" removes everything from an address; without --yes it only shows what it would remove.
`;

export type InboxOptions =
  | (InboxChoice & { readonly command: "list" | "export"; readonly output?: string })
  | { readonly command: "forget"; readonly address: string; readonly really: boolean };

const SECONDS = { m: 60, h: 3_600, d: 86_400 } as const;

/** The parsed arguments. Throws an Error with a message for the operator. */
export function inboxOptions(args: readonly string[], now: Date): InboxOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: { type: "string", multiple: true },
      since: { type: "string" },
      output: { type: "string" },
      yes: { type: "boolean" },
    },
  });
  const [command, ...more] = positionals;
  if (command === undefined) throw new Error("Name a command: list, export or forget.");
  if (command === "forget") {
    const [address = ""] = more;
    if (more.length !== 1 || !address.includes("@")) throw new Error("forget takes one address.");
    return { command, address, really: values.yes === true };
  }
  if ((command !== "list" && command !== "export") || more.length > 0) {
    throw new Error(`There is no "${positionals.join(" ")}": list, export or forget.`);
  }
  if (values.yes) throw new Error("--yes works only with forget.");
  if (command === "list" && values.output !== undefined) throw new Error("--output works only with export.");
  const kinds = (values.kind ?? []).map(kindOf);
  return {
    command,
    kinds: kinds.length > 0 ? INBOX_KINDS.filter((kind) => kinds.includes(kind)) : INBOX_KINDS,
    ...(values.since !== undefined && { since: momentOf(values.since, now) }),
    ...(values.output !== undefined && { output: values.output }),
  };
}

function kindOf(text: string): InboxKind {
  const kind = INBOX_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`There is no kind "${text}": ${INBOX_KINDS.join(", ")}.`);
  return kind;
}

function momentOf(text: string, now: Date): Date {
  const [, amount = "", unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (unit !== undefined)
    return new Date(now.getTime() - Number(amount) * SECONDS[unit as keyof typeof SECONDS] * 1_000);
  const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime())) throw new Error(`"${text}" is neither a date nor a time like 7d.`);
  return moment;
}
