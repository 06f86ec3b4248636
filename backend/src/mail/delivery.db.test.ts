import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { createServer as createTcp } from "node:net";
import type { Mail } from "@earshot/domain/mail/mailer.port";
import { Logger } from "@nestjs/common";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { Deliverer, PACE } from "./deliverer.js";
import { fileTransport, smtpTransport } from "./mail-transport.js";
import { Outbox } from "./outbox.js";
import { Seal } from "./seal.js";

// The expected failures are logged; these tests check the outbox itself.
Logger.overrideLogger(false);

type Row = { key: string; state: string; attempts: number; sealed: Buffer | null };

let database: TestDatabase;
let transactions: PostgresTransactions;
let outbox: Outbox;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
  outbox = new Outbox(transactions, new Seal("s".repeat(40)));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await database.dataSource.query("DELETE FROM outbox");
});
afterAll(() => database.drop());

const mail = (key: string, more: Partial<Mail> = {}): Mail => ({
  key,
  to: `${key}@example.org`,
  subject: `About ${key}`,
  text: `Text of ${key}`,
  html: `<p>Text of ${key}</p>`,
  ...more,
});

const rows = (): Promise<Row[]> =>
  database.dataSource.query("SELECT key, state, attempts, sealed FROM outbox ORDER BY id");

const allAre = (state: string) => async () => (await rows()).every((row) => row.state === state);

/** A mail server that stores what it accepts. */
async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ port: number; inbox: string[]; server: SMTPServer }> {
  const inbox: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      simpleParser(stream).then(({ messageId, to }) => {
        inbox.push(`${messageId ?? ""} ${[to].flat()[0]?.text ?? ""}`);
        done();
      }, done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closers.push(() => new Promise((closed) => server.close(() => closed(undefined))));
  return { port: (server.server.address() as AddressInfo).port, inbox, server };
}

/**
 * A mail server's port, which this test holds until the server starts. Until then, the port hangs up, after a greeting if one is
 * given.
 */
async function gate(greeting = ""): Promise<{ port: number; calls: () => number; open: (server: SMTPServer) => void }> {
  let open: SMTPServer | undefined;
  let calls = 0;
  const door = createTcp((socket) => {
    calls += 1;
    if (open) return void open.server.emit("connection", socket);
    socket
      .on("error", () => undefined)
      .resume()
      .end(greeting);
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  closers.push(() => new Promise((closed) => door.close(closed)));
  return { port: (door.address() as AddressInfo).port, calls: () => calls, open: (server) => (open = server) };
}

function deliverTo(port: number, pace: Partial<typeof PACE> = {}): Deliverer {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, "no-reply@earshot.example");
  const deliverer = new Deliverer(outbox, transport, { ...PACE, firstWait: 0.05, ...pace });
  const beat = setInterval(() => deliverer.deliverDue(), 50);
  closers.push(() => {
    clearInterval(beat);
    return deliverer.onApplicationShutdown();
  });
  return deliverer;
}

test("sends or rolls back an email with its transaction", async () => {
  const failing = transactions.run(async () => {
    await outbox.send(mail("undone"));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await transactions.run(() => outbox.send(mail("kept")));
  expect((await rows()).map(({ key }) => key)).toEqual(["kept"]);
});

test("stores a link only encrypted, and not at all after delivery", async () => {
  const { port } = await mailServer();
  await outbox.send(mail("secret", { text: "https://earshot.example/verify#canary-4711" }));
  const [before] = await rows();
  expect(before?.sealed?.includes("canary-4711")).toBe(false);
  deliverTo(port);
  await until(allAre("sent"));
  expect((await rows())[0]?.sealed).toBeNull();
});

test("delivers one email per key, with two deliverers and repeated keys", async () => {
  const { port, inbox } = await mailServer();
  for (let n = 0; n < 60; n += 1) await outbox.send(mail(`k${n % 40}`));
  deliverTo(port);
  deliverTo(port);
  await until(allAre("sent"));
  expect(inbox).toHaveLength(40);
  expect(new Set(inbox).size).toBe(40);
});

test("keeps all email while a server is down, and delivers it afterward", async () => {
  const { port, open } = await gate();
  for (let n = 0; n < 10; n += 1) await outbox.send(mail(`down${n}`));
  deliverTo(port);
  await until(async () => (await rows()).every(({ attempts }) => attempts >= 2));
  expect((await rows()).every(({ state }) => state === "waiting")).toBe(true);
  const { inbox, server } = await mailServer();
  open(server);
  await until(allAre("sent"));
  expect(inbox.toSorted()).toEqual([...new Set(inbox)].toSorted());
  expect(inbox).toHaveLength(10);
});

describe("a link in an email", () => {
  const text = "Follow\n\nhttps://earshot.example/sign-in?mode=verify#token=canary-4711\n";
  let lines: string[];
  let folder: string;
  beforeEach(() => {
    lines = [];
    const note = (...words: unknown[]) => lines.push(words.map(String).join(" "));
    Logger.overrideLogger({ log: note, warn: note, error: note, debug: note });
    folder = mkdtempSync(join(tmpdir(), "earshot-mail-"));
  });
  afterEach(() => {
    Logger.overrideLogger(false);
    rmSync(folder, { recursive: true });
  });

  /** Delivers waiting mail as files. Returns what the terminal displayed. */
  async function file(isTTY: boolean): Promise<string[]> {
    const shown: string[] = [];
    const terminal = { isTTY, write: (line: string) => shown.push(line) };
    const transport = fileTransport(folder, "no-reply@earshot.example");
    const filing = new Deliverer(outbox, transport, PACE, terminal);
    filing.deliverDue();
    await until(allAre("sent"));
    await filing.onApplicationShutdown();
    return shown;
  }

  test("appears on a terminal without a mail server, but not in the log", async () => {
    await outbox.send(mail("filed", { text }));
    const shown = await file(true);
    const path = join(folder, readdirSync(folder)[0] ?? "");
    expect(shown).toEqual([
      `Mail to filed@example.org: https://earshot.example/sign-in?mode=verify#token=canary-4711 (${path})\n`,
    ]);
    expect(lines).toEqual([]);
  });

  test("does not appear where the output is stored, and the log names only the file", async () => {
    await outbox.send(mail("filed", { text }));
    expect(await file(false)).toEqual([]);
    expect(lines).toEqual([
      expect.stringContaining(`An email was written to ${join(folder, readdirSync(folder)[0] ?? "")}`),
    ]);
    expect(lines.join()).not.toMatch(/canary|example\.org/);
  });

  test("cannot control the terminal", async () => {
    await outbox.send(mail("hostile", { text: "See https://evil.example/\u001b]0;owned\u0007\u202e\n" }));
    expect(await file(true)).toEqual([expect.stringContaining("https://evil.example/]0;owned (")]);
  });

  test("appears neither in the log nor on the terminal with a mail server", async () => {
    const { port } = await mailServer();
    await outbox.send(mail("handed", { text }));
    deliverTo(port);
    await until(allAre("sent"));
    expect(lines.filter((line) => /canary|example\.org/.test(line))).toEqual([]);
  });
});

test("retries an email that a greylisting server rejected, and delivers it once", async () => {
  const seen = new Set<string>();
  const { port, inbox } = await mailServer({
    onRcptTo: ({ address }, _session, done) => {
      const known = seen.has(address);
      seen.add(address);
      done(known ? undefined : Object.assign(new Error("Greylisted, try again"), { responseCode: 450 }));
    },
  });
  for (let n = 0; n < 10; n += 1) await outbox.send(mail(`slow${n}`));
  deliverTo(port);
  await until(allAre("sent"));
  expect(inbox).toHaveLength(10);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(10).fill(2));
});

test("waits for a slow server without a second copy or a database connection", async () => {
  const accept: (() => void)[] = [];
  const { port, inbox } = await mailServer({
    onData: (stream, session, done) => {
      stream.resume();
      stream.on("end", () => {
        inbox.push(session.id);
        accept.push(() => done());
      });
    },
  });
  for (let n = 0; n < 4; n += 1) await outbox.send(mail(`slow${n}`));
  // Another process keeps polling.
  deliverTo(port);
  deliverTo(port);
  await until(() => inbox.length === 4);
  // Reads of the outbox are single statements: if it waited in a transaction, that would wait for the mail server.
  const held: unknown[] = await database.dataSource.query(
    `SELECT query FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND pid <> pg_backend_pid()`,
  );
  expect(held).toEqual([]);
  // Both keep polling: each finds what is queued later, and neither takes an email that is being sent.
  for (const count of [5, 6]) {
    await outbox.send(mail(`later${count}`));
    await until(() => inbox.length >= count);
  }
  expect(inbox).toHaveLength(6);
  for (const take of accept) take();
  await until(allAre("sent"));
  expect(inbox).toHaveLength(6);
});

test("a server that hangs up midway loses nothing", async () => {
  const { port, calls, open } = await gate("220 rude\r\n");
  await outbox.send(mail("cut"));
  deliverTo(port);
  await until(() => calls() >= 2);
  const { inbox, server } = await mailServer();
  open(server);
  await until(allAre("sent"));
  expect(inbox).toHaveLength(1);
});

test("gives up a permanently rejected recipient at once, without delaying others", async () => {
  const { port, inbox } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("bad") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : undefined),
  });
  await outbox.send(mail("bad"));
  await outbox.send(mail("good"));
  deliverTo(port);
  await until(async () => (await rows()).every(({ state }) => state !== "waiting"));
  expect((await rows()).map(({ key, state, attempts, sealed }) => [key, state, attempts, sealed])).toEqual([
    ["bad", "dead", 1, null],
    ["good", "sent", 1, null],
  ]);
  expect(inbox).toHaveLength(1);
});

test("gives up an email that no server accepts", async () => {
  const probe = await mailServer();
  await closers.pop()?.();
  await outbox.send(mail("old"));
  await database.dataSource.query("UPDATE outbox SET created_at = now() - interval '3 days'");
  deliverTo(probe.port);
  await until(allAre("dead"));
});

test("another process delivers the email of a dead one when its lease ends", async () => {
  await outbox.send(mail("orphan"));
  expect(await outbox.claim(60)).toMatchObject({ to: "orphan@example.org", attempt: 1 });
  expect(await outbox.claim(60)).toBeUndefined();
  await database.dataSource.query("UPDATE outbox SET next_attempt_at = next_attempt_at - interval '61 s'");
  expect(await outbox.claim(60)).toMatchObject({ attempt: 2 });
});

test.each(["a@example.org, b@example.org", "a@example.org\r\nBcc: b@example.org", "A <a@example.org>", "a@x;b@y"])(
  "sends an email to at most one address: %j",
  async (to) => {
    await expect(outbox.send(mail("many", { to }))).rejects.toThrow("exactly one");
  },
);

test("gives up an email sealed with another secret, and delivers the rest", async () => {
  await new Outbox(transactions, new Seal("other".repeat(10))).send(mail("foreign"));
  await outbox.send(mail("own"));
  expect(await outbox.claim(60)).toMatchObject({ to: "own@example.org" });
  expect((await rows())[0]).toMatchObject({ key: "foreign", state: "dead", sealed: null });
});
