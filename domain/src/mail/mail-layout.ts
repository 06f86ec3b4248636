import { BRAND } from "../shared/brand.js";
import { escapeHtml } from "../shared/text/escape-html.js";
import type { Mail } from "./mailer.port.js";

/** The content of an email, without its layout. */
export type MailContent = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one pair per line. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** A user's text with its line breaks, set apart from ours. */
  readonly quote?: string;
  /** The main button. Its URL is also shown as text. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print after the button: how long the link is valid, what to do if the email is unexpected. */
  readonly notes?: readonly string[];
  /** Small links at the end, such as the one that stops a series of emails. */
  readonly links?: readonly MailLink[];
};

export type MailLink = { readonly label: string; readonly url: string };

/** The light theme's colors, because mail programs do not support CSS variables. */
const COLOR = {
  page: "#fbfaf8",
  card: "#ffffff",
  line: "#e1e0da",
  text: "#101e24",
  quiet: "#435157",
  accent: "#02677d",
  onAccent: "#fcfefe",
  signal: "#f2a02a",
};
const FONT = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Heights of the five level-meter bars of the logo, in pixels. */
const BARS = [8, 16, 24, 14, 10];

/** Everything that some mail program treats as a line break, so that a quoted text cannot look like ours. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** The same email as plain text and as HTML. All content is escaped, so markup in a name appears as typed. */
export function mailLayout(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: plainText(content), html: htmlPage(content) };
}

/** An email whose subject is its title, without its recipient and key. */
export function titledMail(content: MailContent): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  return {
    subject: `${content.title} – ${BRAND}`,
    ...mailLayout(content),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function plainText({ title, paragraphs, facts = [], quote, action, notes = [], links = [] }: MailContent): string {
  const address = ({ label, url }: MailLink): string => `${label}:\n${url}`;
  const list = facts.map(([name, value]) => `${name}: ${value}`).join("\n");
  const quoted = (quote ?? "")
    .split(LINE_BREAK)
    .map((line) => `> ${line}`)
    .join("\n");
  const written = [...(facts.length > 0 ? [list] : []), ...(quote === undefined ? [] : [quoted])];
  const parts = [
    title,
    ...paragraphs,
    ...written,
    ...(action ? [address(action)] : []),
    ...notes,
    ...links.map(address),
    `— ${BRAND}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function htmlPage({ title, paragraphs, facts = [], quote, action, notes = [], links = [] }: MailContent): string {
  const paragraph = (size: number, color: string) => (text: string) =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color};overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${COLOR.page};font-family:${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px">${mark()}</td></tr>
<tr><td style="background:${COLOR.card};border:1px solid ${COLOR.line};border-radius:12px;padding:32px 28px 16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;color:${COLOR.text}">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph(16, COLOR.text)).join("\n")}
${facts.length > 0 ? factTable(facts) : ""}
${quote === undefined ? "" : quotation(quote)}
${action ? button(action) : ""}
${notes.map(paragraph(14, COLOR.quiet)).join("\n")}
${links.map(smallLink).join("\n")}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function factTable(facts: NonNullable<MailContent["facts"]>): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td valign="top" style="padding:7px 16px 7px 0;border-top:1px solid ${COLOR.line};font-size:14px;line-height:1.5;color:${COLOR.quiet};white-space:nowrap">${escapeHtml(name)}</td>` +
      `<td valign="top" style="padding:7px 0;border-top:1px solid ${COLOR.line};font-size:15px;line-height:1.5;color:${COLOR.text};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join("\n")}</table>`;
}

function quotation(text: string): string {
  const lines = escapeHtml(text).split(LINE_BREAK).join("<br>\n");
  return `<div style="margin:0 0 20px;padding:12px 16px;background:${COLOR.page};border-left:3px solid ${COLOR.signal};font-size:15px;line-height:1.55;color:${COLOR.text};overflow-wrap:anywhere">${lines}</div>`;
}

/** The bars and the name. Table cells with a background stay visible where images are blocked. */
function mark(): string {
  const bars = BARS.map((height, index) => {
    const color = index === 2 ? COLOR.signal : COLOR.accent;
    return `<td valign="bottom" style="padding-right:3px"><div style="width:4px;height:${height}px;border-radius:2px;background:${color}"></div></td>`;
  }).join("");
  const name = `<td valign="bottom" style="padding-left:7px;font-size:20px;line-height:24px;font-weight:700;color:${COLOR.text}">${escapeHtml(BRAND)}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${bars}${name}</tr></table>`;
}

function smallLink({ label, url }: MailLink): string {
  const shown = escapeHtml(label);
  const link = /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" style="color:${COLOR.quiet}">${shown}</a>`
    : `${shown}: ${escapeHtml(url)}`;
  return `<p style="margin:0 0 16px;font-size:14px;line-height:1.55;color:${COLOR.quiet}">${link}</p>`;
}

/** Only web addresses become links. Anything else is a bug and is shown as text. */
function button({ label, url }: { readonly label: string; readonly url: string }): string {
  const shown = escapeHtml(url);
  if (!/^https?:\/\//.test(url)) return `<p>${escapeHtml(label)}: ${shown}</p>`;
  return `<p style="margin:8px 0 20px"><a href="${shown}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${COLOR.accent};color:${COLOR.onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 20px;font-size:14px;line-height:1.5;color:${COLOR.quiet}">If the button does nothing, open this address:<br><a href="${shown}" style="color:${COLOR.accent};word-break:break-all">${shown}</a></p>`;
}
