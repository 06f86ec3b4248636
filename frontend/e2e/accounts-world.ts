import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import { expect, test as base } from "./fixtures";

export const PASSWORD = "a slow green tram";

/** A visitor with a network address of their own, so that limits count one test's visits apart from another's. */
function visitorAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}

export const test: typeof base = base.extend({
  // Each test stands for one visitor.
  extraHTTPHeaders: async ({ baseURL: _ }, provide) => provide({ "x-forwarded-for": visitorAddress() }),
});

let count = 0;

/** An address that nobody had before. */
export function freshAddress(): string {
  return `visitor-${Date.now().toString(36)}-${process.pid}-${(count += 1)}@example.org`;
}

/** The newest mail to an address whose text holds `words`, waited for. */
export async function mailTo(address: string, words: string, timeout = 15_000): Promise<string> {
  let found = "";
  await expect
    .poll(() => (found = mailsTo(address, words).at(-1) ?? ""), {
      message: `a mail to ${address}: ${words}`,
      timeout,
    })
    .not.toBe("");
  return found;
}

/** The mails to an address so far whose text holds `words`, oldest first. */
export function mailsTo(address: string, words: string): readonly string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "mail");
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
  const mails = names.sort().map((name) => plain(readFileSync(join(folder, name), "utf8")));
  return mails.filter((mail) => mail.includes(`To: ${address}`) && mail.includes(words));
}

/** Undoes the line breaks and escapes of a mail's transport. */
function plain(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The path of the link in a mail, with its secret. */
export async function linkIn(address: string, mode: "verify" | "new-password"): Promise<string> {
  const mail = await mailTo(address, `mode=${mode}`);
  const link = new RegExp(`/sign-in\\?mode=${mode}#token=[\\w-]+`).exec(mail)?.[0];
  if (!link) throw new Error("The mail holds no link.");
  return link;
}

/** A confirmed account, made without the pages. */
export async function makeAccount(page: Page, email = freshAddress()): Promise<string> {
  const headers = { origin: new URL(page.url() === "about:blank" ? baseUrl() : page.url()).origin };
  const signedUp = await page.request.post("/api/v1/auth/sign-up", { headers, data: { email, password: PASSWORD } });
  expect(signedUp.status()).toBe(202);
  const token = (await linkIn(email, "verify")).split("#token=")[1];
  const verified = await page.request.post("/api/v1/auth/verify", { headers, data: { token } });
  expect(verified.status()).toBe(200);
  return email;
}

/** Signs the page's browser in, without the pages. */
export async function signInByApi(page: Page, email: string, password = PASSWORD): Promise<void> {
  const headers = { origin: baseUrl() };
  const answer = await page.request.post("/api/v1/auth/sign-in", { headers, data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Fills the sign-in form in by keyboard and sends it. */
export async function typeSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("main").getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

/**
 * Watches the calls of a page to the service. What it gives waits until there was none for half a second; "networkidle"
 * says that of a load, and is true ever after, whatever the site's own navigation asks for.
 */
export function callsAtRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  page.on("request", (request) => {
    // A document that is left takes its calls along.
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
  return () => expect.poll(() => open.size === 0 && Date.now() - last > 500, "calls to the service rest").toBe(true);
}

/** Another device of the same person. */
export async function otherDevice(browser: Browser, userAgent?: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: baseUrl(),
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
    ...(userAgent && { userAgent }),
  });
}

export function baseUrl(): string {
  return process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000";
}
