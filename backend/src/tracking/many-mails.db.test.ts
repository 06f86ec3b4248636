import { AlertMails } from "@earshot/domain/tracking/alerts/alert-mails";
import type { Outbox } from "../mail/outbox.js";
import { type MailRounds, mailRounds } from "../testing/mail-rounds.js";
import { PostgresAlertMailStore } from "./stores/postgres-alert-mail-store.js";

/** More people than one transaction handles. */
const READERS = 230;
const NOW = new Date("2026-11-21T12:00:00Z");

let setup: MailRounds;
let mails: AlertMails;
let outbox: Outbox;
let query: MailRounds["query"];
let number: MailRounds["number"];
beforeAll(async () => {
  setup = await mailRounds();
  ({ outbox, query, number } = setup);
  const store = new PostgresAlertMailStore(setup.transactions);
  mails = new AlertMails(store, outbox, setup.tokens, setup.transactions, "https://earshot.example");
});
afterAll(() => setup.database.drop());
afterEach(async () => {
  import.meta.jest.restoreAllMocks();
  await setup.clear();
});

const waiting = () => number("alerts WHERE mail_waits");

/** Everyone tracks one show with "each" and two with "daily"; two new episodes of each show are pending. */
beforeEach(async () => {
  await setup.addReaders(READERS);
  await query(
    `INSERT INTO tracked_podcasts (user_id, podcast_id, title, image_url, author, description, categories, created_on,
       last_update, language, episode_count, listener_range, popularity_score, source_provider, started_at, email)
     SELECT u.id, 's' || n, 'Show ' || n, '', '', '', '{}', 0, 0, 'en', 0, 'N/A', 0, 'local', now(),
       CASE n WHEN 1 THEN 'each' ELSE 'daily' END
     FROM users u, generate_series(1, 3) n`,
  );
  await query(
    `INSERT INTO alerts (user_id, podcast_id, episode_key, episode_id, title, mp3, created_at, mail_waits)
     SELECT user_id, podcast_id, 'e' || n, 'e' || n, 'Episode ' || n, '', $1, true
     FROM tracked_podcasts, generate_series(1, 2) n`,
    [new Date("2026-11-20T12:00:00Z")],
  );
});

test('simultaneous rounds write to everybody once: one email of the "each" show, one digest', async () => {
  const rounds = await Promise.all([mails.round(NOW), mails.round(NOW), mails.round(NOW)]);
  // Each round skips people that another round has locked; a later round may email them.
  const after = await mails.round(NOW);
  expect(rounds.reduce((sum, written) => sum + written, after)).toBe(2 * READERS);
  expect(await number("outbox")).toBe(2 * READERS);
  expect(await number("(SELECT user_id FROM outbox GROUP BY user_id HAVING count(*) = 2) AS twice")).toBe(READERS);
  expect(await number("alert_digests")).toBe(READERS);
  expect(await waiting()).toBe(0);
});

test("people locked by another round are left for the next one", async () => {
  const runner = setup.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query("SELECT id FROM users WHERE email = 'r7@example.org' FOR NO KEY UPDATE");
  const written = await mails.round(NOW).finally(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });
  expect(written).toBe(2 * (READERS - 1));
  expect(await waiting()).toBe(6);
  expect(await mails.round(NOW)).toBe(2);
});

test("does not count an email as written if the outbox rejects it", async () => {
  const send = outbox.send.bind(outbox);
  let calls = 0;
  import.meta.jest.spyOn(outbox, "send").mockImplementation(async (...some: Parameters<typeof send>) => {
    await send(...some);
    if ((calls += 1) === 2) throw new Error("The disk is full.");
  });
  await expect(mails.round(NOW)).rejects.toThrow("The disk is full.");
  expect(await number("outbox")).toBe(200);
  expect(await waiting()).toBe((READERS - 100) * 6);
  expect(await mails.round(NOW)).toBe(2 * (READERS - 100));
});
