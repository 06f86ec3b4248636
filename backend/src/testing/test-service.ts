import type { Server } from "node:http";
import { Writable } from "node:stream";
import { Clock } from "@earshot/domain/shared/clock.port";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { Test } from "@nestjs/testing";
import { Logger, PARAMS_PROVIDER_TOKEN } from "nestjs-pino";
import { EVEN_TIME } from "../shared/even-time.js";
import { AppModule } from "../app.module.js";
import { LIMITS_IN_USE, type LimitRules, raised } from "../limits/limit-rules.js";
import { Deliverer } from "../mail/deliverer.js";
import { type ClaimedMail, Outbox } from "../mail/outbox.js";
import { HOUSEKEEPING_PACE } from "../shared/housekeeping.js";
import { freePort } from "../shared/free-port.js";
import { type Config, readConfig } from "../shared/config.js";
import { loggerOptions } from "../shared/logger.js";
import { configure } from "../server.js";
import { TestClock } from "./test-clock.js";
import { testDatabase, type TestDatabase } from "./test-database.js";

// A whole service that hashes passwords takes its time on a busy machine.
import.meta.jest.setTimeout(60_000);

export type TestService = {
  readonly app: NestExpressApplication;
  readonly server: Server;
  /** "http://localhost:<port>", which is also its PUBLIC_URL. */
  readonly origin: string;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** All mail so far, oldest first; nothing is delivered. */
  mails(): Promise<readonly ClaimedMail[]>;
  /** The secret in the newest mail to an address. */
  secretFor(email: string): Promise<string>;
  close(): Promise<void>;
};

export type TestServiceOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Limits to leave in force; all others are raised. */
  readonly limits?: Partial<LimitRules>;
  readonly evenTime?: number;
  /** A database in use elsewhere, for a second instance on it. */
  readonly database?: TestDatabase;
};

/** The whole service on a database of its own, listening on loopback, with a clock and a mailbox in the test's hands. */
export async function testService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.database ?? (await testDatabase());
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    SESSION_SECRET: "a secret of the tests that is long enough",
    LOG_LEVEL: "debug",
    // What works by itself would get in the way of what a test looks at.
    WORKER: "off",
    FEEDS_PER_MINUTE: "0",
    CATALOGUE_READS: "0",
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
  // The port is known only once it listens; nobody reads the address before that.
  const live: { -readonly [Name in keyof Config]: Config[Name] } = { ...config };
  const port = options.env?.PORT ? Number(options.env.PORT) : await freePort("127.0.0.1");
  if (!options.env?.PUBLIC_URL) live.publicUrl = `http://localhost:${port}`;
  const module = await Test.createTestingModule({ imports: [AppModule.with(live)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(LIMITS_IN_USE)
    .useValue({ ...raised(), ...options.limits })
    .overrideProvider(EVEN_TIME)
    .useValue(options.evenTime ?? 0)
    .overrideProvider(HOUSEKEEPING_PACE)
    .useValue({ first: 3_600_000, every: 3_600_000 })
    .overrideProvider(Deliverer)
    .useValue({ look: () => undefined })
    .overrideProvider(PARAMS_PROVIDER_TOKEN)
    .useValue({ ...loggerOptions(live), pinoHttp: [loggerOptions(live).pinoHttp, sink] })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, bufferLogs: true });
  app.useLogger(app.get(Logger));
  configure(app, live);
  await app.listen(port, "127.0.0.1");
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
      if (!options.database) await database.drop();
    },
  };
}
