type Mailbox = { readonly name: string; readonly url: string };

const GMAIL: Mailbox = { name: "Gmail", url: "https://mail.google.com/" };
const OUTLOOK: Mailbox = { name: "Outlook", url: "https://outlook.live.com/mail/" };
const YAHOO: Mailbox = { name: "Yahoo Mail", url: "https://mail.yahoo.com/" };
const ICLOUD: Mailbox = { name: "iCloud Mail", url: "https://www.icloud.com/mail" };
const PROTON: Mailbox = { name: "Proton Mail", url: "https://mail.proton.me/" };

const MAILBOXES: Readonly<Record<string, Mailbox>> = {
  "gmail.com": GMAIL,
  "googlemail.com": GMAIL,
  "outlook.com": OUTLOOK,
  "hotmail.com": OUTLOOK,
  "live.com": OUTLOOK,
  "yahoo.com": YAHOO,
  "icloud.com": ICLOUD,
  "me.com": ICLOUD,
  "proton.me": PROTON,
  "protonmail.com": PROTON,
};

/** The webmail site for an address, for the large providers; undefined for all others. */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return Object.hasOwn(MAILBOXES, domain) ? MAILBOXES[domain] : undefined;
}
