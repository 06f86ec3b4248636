import type { InboxEntry } from "./inbox-entries.js";

const MARGIN = " ".repeat(19);
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Control and invisible characters, except for the joiners of emoji. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** An entry for a terminal: one line with the sender, one with the facts, and then the indented text. */
export function inboxLines({ kind, createdAt, fields }: InboxEntry): string {
  const time = `${createdAt.toISOString().slice(0, 16).replace("T", " ")}Z`;
  const about = { campaign: campaignLines, contact: contactLines, waitlist: waitlistLines }[kind](fields);
  const [who = "", ...rest] = about;
  return `${[`${time}  ${kind.padEnd(8)}  ${who}`, ...rest.map((line) => MARGIN + line)].join("\n")}\n`;
}

type Fields = InboxEntry["fields"];

function campaignLines(fields: Fields): string[] {
  const { first_name, last_name, business_email, company_name, podcast_title, podcast_id, phone, referral } = fields;
  const podcast = [podcast_title, podcast_id && `(${podcast_id})`].filter(Boolean).join(" ");
  const facts = [
    fields.budget_range,
    fields.primary_goal,
    podcast && `podcast ${podcast}`,
    phone && `phone ${phone}`,
    referral && `heard about us through ${referral}`,
  ];
  return [
    visible(`${first_name} ${last_name} <${business_email}>, ${company_name}`),
    visible(facts.filter(Boolean).join(" · ")),
    ...quoted(fields.campaign_brief),
  ];
}

function contactLines({ name, email, message }: Fields): string[] {
  return [visible(`${name} <${email}>`), ...quoted(message)];
}

function waitlistLines({ email }: Fields): string[] {
  return [visible(`${email}`)];
}

function quoted(text: string | null | undefined): string[] {
  return text ? text.split(LINE_BREAK).map((line) => `| ${visible(line)}`) : [];
}

function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    if (character === "\u200d") return character;
    if (character === "\t") return "  ";
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
}
