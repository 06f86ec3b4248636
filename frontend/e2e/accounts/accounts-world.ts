import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "@playwright/test";
import pg from "pg";
import { emailKey } from "../../../domain/src/shared/text/email";
import { askToSaveData, expect, idle, test as base } from "../fixtures";

export const PASSWORD = "a slow green tram";
/** PASSWORD, hashed as the service stores it. */
const PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$xfSdD07WqNdylMB3oIxJkw$GOtM9ZtRf+jdljV+x0/nrIRA290VoxMvWCkxFUo2cUc";

/** The network address of a new visitor, so that rate limits count each test separately. */
function visitorAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}

export const test: typeof base = base.extend({
  // Each test is a separate visitor.
  extraHTTPHeaders: async ({ baseURL: _ }, provide) => provide({ "x-forwarded-for": visitorAddress() }),
});

let count = 0;

/** A new email address that no test has used. */
export function freshAddress(): string {
  return `visitor-${Date.now().toString(36)}-${process.pid}-${(count += 1)}@example.org`;
}

/** Waits for the newest email to an address whose text contains `words`. */
export async function mailTo(address: string, words: string, timeout = 30_000): Promise<string> {
  let found = "";
  await expect
    .poll(() => (found = mailsTo(address, words).at(-1) ?? ""), {
      message: `a mail to ${address}: ${words}`,
      intervals: [100],
      timeout,
    })
    .not.toBe("");
  return found;
}

/** All emails to an address so far whose text contains `words`, oldest first. */
export function mailsTo(address: string, words: string): readonly string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "mail");
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
  const mails = names.sort().map((name) => mailIn(join(folder, name)));
  return mails.filter((mail) => mail.includes(`To: ${address}`) && mail.includes(words));
}

const read = new Map<string, string>();

/** The text of an email's file. Each file is read only once, because a run writes hundreds of them. */
function mailIn(path: string): string {
  const known = read.get(path) ?? plain(readFileSync(path, "utf8"));
  read.set(path, known);
  return known;
}

/** Decodes an email: removes the line breaks and escapes of its transfer encoding. */
function plain(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The path of the link in an email, including its secret. */
export async function linkIn(address: string, mode: "verify" | "new-password"): Promise<string> {
  const mail = await mailTo(address, `mode=${mode}`);
  const link = new RegExp(`/sign-in\\?mode=${mode}#token=[\\w-]+`).exec(mail)?.[0];
  if (!link) throw new Error("The mail holds no link.");
  return link;
}

/** Runs a statement in the service's database; returns its number of rows. */
export async function inStore(statement: string, values: readonly unknown[]): Promise<number> {
  return (await runInStore(statement, values)).rowCount ?? 0;
}

/** The rows that a statement returns from the service's database. */
export async function rowsInStore<Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> {
  return (await runInStore(statement, values)).rows as Row[];
}

async function runInStore(statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const connectionString = process.env.E2E_DATABASE_URL;
  expect(connectionString, "E2E_DATABASE_URL, which npm test sets").toBeTruthy();
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** Inserts a confirmed account into the service's database. Signing up has its own tests, and its email takes two seconds. */
export async function makeAccount(email = freshAddress()): Promise<string> {
  await inStore(
    "INSERT INTO users (email, email_key, email_verified_at, password_hash) VALUES ($1, $2, now(), $3) ON CONFLICT DO NOTHING",
    [email, emailKey(email), PASSWORD_HASH],
  );
  return email;
}

/** Signs in the page's browser through the API. `origin` is the service's address. */
export async function signInByApi(page: Page, email: string, origin = baseUrl()): Promise<void> {
  const data = { email, password: PASSWORD };
  const answer = await page.request.post("/api/v1/auth/sign-in", { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

/** Fills in the form on the sign-in page with the keyboard, in any of its modes, and submits it. */
export async function typeSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const field = page.getByRole("main").getByLabel("Email", { exact: true });
  await field.waitFor();
  // A page or form that has just appeared moves the focus once more.
  await idle(page);
  await field.focus();
  // After a session that ended by itself, the field contains its address.
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(email);
  await expect(field).toHaveValue(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

/**
 * Watches a page's requests to the API. The returned function waits until there have been none for half a second and the page is idle.
 * "networkidle" cannot do this: it only works for a page load, not for navigation within the site.
 */
export function callsAtRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  page.on("request", (request) => {
    // Leaving a document aborts its requests.
    if (request.isNavigationRequest()) open.clear();
    if (!/\/api\/v1\/(?!events)/.test(request.url())) return;
    open.add(request);
    last = Date.now();
  });
  const over = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on("requestfinished", over);
  page.on("requestfailed", over);
  const quiet = () => open.size === 0 && Date.now() - last > 500;
  // A busy page may be about to send a request.
  const rests = async () => quiet() && (await idle(page), quiet());
  // By default, a poll would only check every second.
  return () =>
    expect.poll(rests, { message: "calls to the service rest", intervals: [100], timeout: 60_000 }).toBe(true);
}

/** Another device of the same user. */
export async function otherDevice(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
    ...options,
  });
  await context.addInitScript(askToSaveData);
  return context;
}

export function baseUrl(): string {
  return process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000";
}
