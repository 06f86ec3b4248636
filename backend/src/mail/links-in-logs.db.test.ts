import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AccountMails } from "@earshot/domain/accounts/account-mails";
import { simpleParser } from "mailparser";
import { freePort } from "../free-port.js";
import { CAMPAIGN_BRIEF } from "../testing/inputs/campaign-brief.js";
import { LoggedService } from "../testing/service/logged-service.js";
import { promptSchedules } from "../testing/service/prompt-schedules.js";
import { PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { testProvider, type TestProvider } from "../testing/servers/test-provider.js";
import { until } from "../testing/until.js";

// A complete run of the compiled service at the most verbose log level, with its output in a file.

const ADA = "log-canary-ada@example.org";
const ADA_LATER = "log-canary-later@example.org";
const BEN = "log-canary-ben@example.org";
const CARA = "log-canary-cara@example.org";
const DAN = "log-canary-dan@example.org";
const NEW_PASSWORD = "another canary pass 8";
const OPERATOR = "log-canary-operator@example.org";

/** A part of the subject of each email that the product can send, by the method that writes the email. */
const ACCOUNT_MAILS: Readonly<Record<string, string>> = {
  confirm: "Confirm your email address",
  alreadyRegistered: "You already have an account",
  reset: "Choose a new password",
  passwordChanged: "Your password was changed",
  confirmNewAddress: "Confirm your new email address",
  addressInUse: "This address already has an account",
  addressChanged: "Your email address was changed",
  providerLinked: "Google was connected to your account",
  operatorCode: "is your code for the operator page",
  deletionRequested: "Your account will be deleted",
};
const OTHER_MAILS = [
  "Campaign request",
  "Message from",
  "Canary show: Canary episode",
  "1 new episode of Canary",
  "Canary search: 1 change",
];

let database: TestDatabase;
let provider: TestProvider;
let origin: string;
const service = new LoggedService();

beforeAll(async () => {
  // Without the demo's shows, the first start would import them.
  database = await testDatabase({ demo: true });
  const port = await freePort("127.0.0.1");
  origin = `http://localhost:${port}`;
  provider = await testProvider(`${origin}/api/v1/auth/google/callback`);
  provider.person = { sub: "canary", email: "mira@provider.example", email_verified: true };
  // The database's statement log is checked as well.
  const { pathname } = new URL(database.url);
  await database.dataSource.query(`ALTER DATABASE ${pathname.slice(1)} SET log_min_duration_statement = 0`);
  // Due before the start, so that the log of the first rounds is part of the run.
  await episodeWaits(await someone(CARA), "each");
  const dan = await someone(DAN);
  await episodeWaits(dan, "daily");
  await changeWaits(dan);
  await service.start({
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: "trace",
    NODE_ENV: "production",
    OPERATOR_EMAIL: OPERATOR,
    OPERATOR_EMAILS: BEN,
    ...promptSchedules("mail", "mails", "mails about watched views"),
    ...provider.env("GOOGLE"),
  });
}, 60_000);
afterAll(async () => {
  await service.stop();
  service.remove();
  await provider.close();
  await database.drop();
});

const browser = () => new TestBrowser({ server: `http://127.0.0.1:${new URL(origin).port}`, origin });

type Parsed = { to: string; subject: string; text: string };
async function mails(): Promise<Parsed[]> {
  const parsed = await Promise.all(service.mails().map((source) => simpleParser(source)));
  return parsed.map(({ to, subject = "", text = "", headerLines }) => ({
    to: [to].flat()[0]?.text ?? "",
    subject,
    text: `${text}\n${headerLines.map(({ line }) => line).join("\n")}`,
  }));
}

const patiently = <Found>(read: () => Promise<Found | undefined>) => until(read, 60, () => service.log().slice(-2_000));
const mailAbout = (to: string, subject: string) =>
  patiently(async () => (await mails()).findLast((mail) => mail.to === to && mail.subject.includes(subject)));
const SECRET = /(?:#token=|unsubscribe[?/](?:token=)?)([\w-]{43})/g;
const secretIn = ({ text }: Parsed): string => [...text.matchAll(SECRET)][0]?.[1] ?? "";

/** While a table is missing, requests that need it get a 500, which is logged. */
async function withoutTable(table: string, work: () => Promise<{ readonly status: number }>): Promise<void> {
  await database.dataSource.query(`ALTER TABLE ${table} RENAME TO away`);
  try {
    expect((await work()).status).toBe(500);
  } finally {
    await database.dataSource.query(`ALTER TABLE away RENAME TO ${table}`);
  }
}

async function signUp(email: string): Promise<void> {
  await browser().post("/auth/sign-up", { email, password: PASSWORD }).expect(202);
  const secret = secretIn(await mailAbout(email, "Confirm"));
  await withoutTable("email_tokens", () => browser().post("/auth/verify", { token: secret }));
  await browser().post("/auth/verify", { token: secret }).expect(200);
}

/** A confirmed account that only receives emails. */
async function someone(email: string): Promise<string> {
  const rows: { id: string }[] = await database.dataSource.query(
    "INSERT INTO users (email, email_key, email_verified_at) VALUES ($1, $1, now()) RETURNING id",
    [email],
  );
  return rows[0]?.id ?? "";
}

async function signedIn(email: string, password: string): Promise<TestBrowser> {
  const made = browser();
  await made.post("/auth/sign-in", { email, password }).expect(200);
  return made;
}

/** A show with one episode whose email is pending, in the state that checks leave behind. */
async function episodeWaits(userId: string, frequency: "each" | "daily"): Promise<void> {
  const show = `canary-${frequency}`;
  await database.dataSource.query(
    `INSERT INTO tracked_podcasts (user_id, podcast_id, title, image_url, author, description, categories, created_on,
       last_update, language, episode_count, listener_range, popularity_score, source_provider, started_at, email)
     VALUES ($1, $2, 'Canary show', '', '', '', '{}', 0, 0, 'en', 1, 'N/A', 0, 'local', now() - interval '9 days', $3)`,
    [userId, show, frequency],
  );
  await database.dataSource.query(
    `INSERT INTO alerts (user_id, podcast_id, episode_key, episode_id, title, mp3, created_at, mail_waits)
     VALUES ($1, $2, 'e', 'e', 'Canary episode', '', now() - interval '2 days', true)`,
    [userId, show],
  );
}

/** A watched view with a change whose email is pending. */
async function changeWaits(userId: string): Promise<void> {
  const { dataSource } = database;
  const view = crypto.randomUUID();
  const search = { version: 1, search: { term: "canary" } };
  await dataSource.query("INSERT INTO saved_views (id, user_id, name, search) VALUES ($1, $2, 'Canary search', $3)", [
    view,
    userId,
    search,
  ]);
  await dataSource.query(
    `INSERT INTO watched_views (view_id, user_id, since, ran_at, generation, seen_until, mail)
     VALUES ($1, $2, now() - interval '9 days', now(), 'infinity', now() - interval '9 days', true)`,
    [view, userId],
  );
  await dataSource.query(
    `INSERT INTO view_runs (view_id, user_id, at, total, by_method, changes, mail_waits)
     VALUES ($1, $2, now() - interval '2 days', 1, 0, '[]', true)`,
    [view, userId],
  );
}

test("a run with every kind of mail logs no link's secret", async () => {
  await signUp(ADA);
  await signUp(BEN);
  await browser().post("/auth/sign-up", { email: ADA, password: PASSWORD }).expect(202);
  await mailAbout(ADA, "You already");
  await browser().post("/auth/reset", { email: ADA }).expect(202);
  const reset = secretIn(await mailAbout(ADA, "Choose"));
  await withoutTable("email_tokens", () =>
    browser().post("/auth/reset/confirm", { token: reset, password: NEW_PASSWORD }),
  );
  await browser().post("/auth/reset/confirm", { token: reset, password: NEW_PASSWORD }).expect(200);

  const ada = await signedIn(ADA, NEW_PASSWORD);
  const changeEmail = (email: string) =>
    ada.call("patch", "/account", { email, currentPassword: NEW_PASSWORD }).expect(200);
  await changeEmail(BEN);
  await changeEmail(ADA_LATER);
  const moved = secretIn(await mailAbout(ADA_LATER, "Confirm your new"));
  await ada.post("/auth/verify", { token: moved }).expect(200);

  const away = await ada.get("/auth/google").expect(302);
  const back = await provider.signIn(away.headers.location as string);
  await ada.get((back.pathname + back.search).replace("/api/v1", "")).expect(303);

  const ben = await signedIn(BEN, PASSWORD);
  await withoutTable("operator_actions", () => ben.post("/admin/session/code"));
  await ben.post("/admin/session/code").expect(202);
  const [code = ""] = /^\d{8}/.exec((await mailAbout(BEN, ACCOUNT_MAILS.operatorCode!)).subject) ?? [];
  await ben.post("/admin/session", { code }).expect(200);

  await browser().post("/campaign-requests", CAMPAIGN_BRIEF).expect(201);
  await browser().post("/contact-messages", { name: "Ada", email: ADA, message: "Canary" }).expect(201);
  const unsubscribe = secretIn(await mailAbout(CARA, "Canary show"));
  expect(unsubscribe).toHaveLength(43);
  await withoutTable("tracked_podcasts", () => browser().post(`/alerts/unsubscribe/${unsubscribe}`));
  await browser().get(`/alerts/unsubscribe/${unsubscribe}`).expect(303);
  await browser().get(`/alerts/unsubscribe/${unsubscribe}/x`).expect(404);
  await browser().post(`/alerts/unsubscribe/${unsubscribe}`).expect(200);
  const endSearches = secretIn(await mailAbout(DAN, "Canary search"));
  expect(endSearches).toHaveLength(43);
  await withoutTable("watched_views", () => browser().post(`/watched-views/unsubscribe/${endSearches}`));
  await browser().get(`/watched-views/unsubscribe/${endSearches}`).expect(303);
  await browser().post(`/watched-views/unsubscribe/${endSearches}`).expect(200);
  await ada.call("delete", "/account", { currentPassword: NEW_PASSWORD }).expect(202);

  const own = ["constructor", "mayWriteTo", "tell", "write", "moment"];
  const writers = Object.getOwnPropertyNames(AccountMails.prototype).filter((name) => !own.includes(name));
  expect(writers.toSorted()).toEqual(Object.keys(ACCOUNT_MAILS).toSorted());
  const kinds = [...Object.values(ACCOUNT_MAILS), ...OTHER_MAILS];
  await patiently(async () => {
    const found = await mails();
    return kinds.every((kind) => found.some(({ subject }) => subject.includes(kind))) || undefined;
  });
  await service.stop();
  // There can be two of one kind, if the second was written after the first was found.
  const all = await mails();

  const secrets = new Set(all.flatMap(({ text }) => [...text.matchAll(SECRET)].map(([, secret = ""]) => secret)));
  expect(secrets.size).toBe(7);
  const log = service.log();
  // Makes the search meaningful: the run was logged, including emails and failures.
  expect(log.split("\n").filter((line) => line.includes("An email was written to"))).toHaveLength(all.length);
  expect(log.split("\n").filter((line) => line.includes('"statusCode":500')).length).toBeGreaterThanOrEqual(4);
  const logs = [log, await databaseLog()];
  const mustNotBe = [...secrets, code, PASSWORD, NEW_PASSWORD, "log-canary"];
  const found = logs.flatMap((text) =>
    text.split("\n").filter((line) => mustNotBe.some((word) => line.includes(word))),
  );
  expect(found.slice(0, 5)).toEqual([]);
}, 120_000);

/** PostgreSQL's log since it started; "" if the log is on another machine. */
async function databaseLog(): Promise<string> {
  const [row] = await database.dataSource.query<{ data_directory: string }[]>("SHOW data_directory");
  const file = join(row?.data_directory ?? "", "server.log");
  if (!existsSync(file)) return "";
  const text = readFileSync(file, "utf8");
  expect(text).toContain('INSERT INTO "outbox"');
  return text;
}
