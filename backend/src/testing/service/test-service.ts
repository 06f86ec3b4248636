import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { Writable } from "node:stream";
import { PasswordHasher } from "@earshot/domain/accounts/account.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { hash, verify } from "@node-rs/argon2";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { MetadataScanner } from "@nestjs/core";
import { SchedulerRegistry } from "@nestjs/schedule";
import { Test } from "@nestjs/testing";
import { Logger, PARAMS_PROVIDER_TOKEN } from "nestjs-pino";
import type { Pool } from "pg";
import { DataSource } from "typeorm";
import { Argon2Hasher, HASHING_CAP } from "../../accounts/sign-in/argon2-hasher.js";
import { SharedHosts } from "../../catalogue/refresh/shared-hosts.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { CONSTANT_TIME } from "../../shared/process/constant-time.js";
import { AppModule } from "../../app.module.js";
import { LIMIT_RULES, LIMITS_IN_USE, type LimitRules } from "../../limits/limit-rules.js";
import { Deliverer } from "../../mail/deliverer.js";
import { type ClaimedMail, Outbox } from "../../mail/outbox.js";
import { HOUSEKEEPING_PACE } from "../../shared/process/housekeeping.js";
import { type Config, readConfig } from "../../shared/config/config.js";
import { loggerOptions } from "../../core/logger.js";
import { configure } from "../../server.js";
import { TestClock } from "../test-clock.js";
import { testDatabase, type TestDatabase } from "../database/test-database.js";

/** Limits that no test run reaches. */
const RAISED = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, { seconds }]) => [name, { points: 1_000_000, seconds }]),
) as LimitRules;

// A complete service that hashes passwords is slow on a busy machine.
import.meta.jest.setTimeout(60_000);

const CHEAP = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };

export type TestService = {
  readonly app: NestExpressApplication;
  readonly server: Server;
  /** "http://localhost:<port>", which is also its PUBLIC_URL. */
  readonly origin: string;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Everything that has been logged. */
  readonly log: () => string;
  /** All emails, oldest first; none are delivered. */
  mails(): Promise<readonly ClaimedMail[]>;
  /** The secret in the newest email to an address. */
  secretFor(email: string): Promise<string>;
  close(): Promise<void>;
};

export type TestServiceOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Limits to keep; all others are raised. */
  readonly limits?: Partial<LimitRules>;
  readonly evenTime?: number;
  /** Whether the worker's cron jobs run on schedule. Otherwise, the test starts each round itself. */
  readonly timers?: boolean;
  /** Whether hashing a password costs as much as in production. Otherwise the hash is cheap. */
  readonly realHashes?: boolean;
  /** Whether the catalogue has the demo's shows. */
  readonly demo?: boolean;
  /** A database that is already in use, to run a second instance on it. */
  readonly database?: TestDatabase;
};

/** The whole service on a separate database, listening on loopback. The test controls its clock and reads its mailbox. */
export async function testService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.database ?? (await testDatabase({ demo: options.demo }));
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    SESSION_SECRET: "a secret of the tests that is long enough",
    LOG_LEVEL: "debug",
    // Background work would interfere with what a test checks.
    WORKER: "off",
    FEEDS_PER_MINUTE: "0",
    SIGNALS_COUNTRIES: "off",
    CATALOGUE_READS: "0",
    CATALOGUE_URLS: database.replicaUrl ?? "",
    ...options.env,
  });
  const clock = new TestClock();
  const logged: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  });
  // The port is known only once the service listens; nobody reads the address before that.
  const live: { -readonly [Name in keyof Config]: Config[Name] } = { ...config };
  const held = options.env?.PORT ? undefined : await heldPort();
  const port = held?.port ?? Number(options.env?.PORT);
  if (!options.env?.PUBLIC_URL) live.publicUrl = `http://localhost:${port}`;
  const module = await Test.createTestingModule({ imports: [AppModule.with(live)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(LIMITS_IN_USE)
    .useValue({ ...RAISED, ...options.limits })
    .overrideProvider(CONSTANT_TIME)
    .useValue(options.evenTime ?? 0)
    .overrideProvider(HOUSEKEEPING_PACE)
    .useValue({ first: 3_600_000, every: 3_600_000 })
    .overrideProvider(PasswordHasher)
    .useValue(options.realHashes ? new Argon2Hasher() : new Argon2Hasher(HASHING_CAP, { hash, verify }, CHEAP))
    // Tests read several feeds from one host on this machine.
    .overrideProvider(SharedHosts)
    .useFactory({
      factory: (transactions: PostgresTransactions) => new SharedHosts(transactions, 0),
      inject: [PostgresTransactions],
    })
    .overrideProvider(Deliverer)
    .useValue({ deliverDue: () => undefined })
    .overrideProvider(PARAMS_PROVIDER_TOKEN)
    .useValue({ pinoHttp: [loggerOptions(live, "api").pinoHttp, sink] })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, bufferLogs: true });
  app.useLogger(app.get(Logger));
  configure(app, live);
  waitForConnections(app.get(DataSource));
  await held?.release();
  await app.listen(port, "127.0.0.1");
  if (!options.timers)
    for (const job of app.get(SchedulerRegistry, { strict: false }).getCronJobs().values()) await job.stop();
  const mails: ClaimedMail[] = [];
  const collect = async (): Promise<readonly ClaimedMail[]> => {
    const outbox = app.get(Outbox, { strict: false });
    for (let mail = await outbox.claim(86_400); mail; mail = await outbox.claim(86_400)) mails.push(mail);
    return mails;
  };
  return {
    app,
    server: app.getHttpServer(),
    origin: live.publicUrl,
    database,
    clock,
    log: () => logged.join(""),
    mails: collect,
    secretFor: async (email) => {
      const mail = (await collect()).findLast(({ to }) => to === email);
      const secret = /#token=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
      if (!secret) throw new Error(`No link was mailed to ${email}.`);
      return secret;
    },
    close: async () => {
      await app.close();
      // Nest's own scanner holds the classes of every service that was tested in this process.
      Object.assign(Test, { metadataScanner: new MetadataScanner() });
      if (!options.database) await database.drop();
    },
  };
}

/** Reserves a port while the service is built. */
async function heldPort(): Promise<{ readonly port: number; release(): Promise<unknown> }> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  return { port, release: () => new Promise((closed) => holder.close(closed)) };
}

/**
 * On a busy machine, many simultaneous requests wait longer for a connection than the product allows, and get a 503. The tests are
 * about how these requests affect each other, so they wait.
 */
function waitForConnections({ driver }: DataSource): void {
  (driver as unknown as { readonly master: Pool }).master.options.connectionTimeoutMillis = 60_000;
}
