import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../server-process.js";
import { until } from "../testing/until.js";
import { type FaultDatabase, startedDatabase } from "./fault-database.js";
import { whenBuilt } from "./when-built.js";

let database: FaultDatabase;
beforeAll(async () => (database = await startedDatabase()));
afterAll(() => database.drop());

/** A service without a worker, on a port that the system chooses. */
const start = () =>
  startServer({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    PORT: "0",
    PUBLIC_URL: "",
    SMTP_URL: "",
    WORKER: "off",
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
  });

whenBuilt(
  "a mailed link names the port that the system chose, and opens there",
  async () => {
    const server = await start();
    try {
      const origin = `http://localhost:${server.port}`;
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/auth/sign-up`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ email: "port@example.org", password: "correct horse staple 9" }),
      });
      expect(answer.status).toBe(202);
      const folder = join(database.folder, "mail");
      const name = await until(
        () => existsSync(folder) && readdirSync(folder).find((file) => file.endsWith(".eml")),
        20,
      );
      const mail = readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "=");
      const links = [...mail.matchAll(/https?:\/\/[^\s"<]+\/sign-in[^\s"<]*/g)].map(([link]) => new URL(link));
      expect(links.length).toBeGreaterThan(0);
      expect([...new Set(links.map((link) => link.origin))]).toEqual([origin]);
      const verified = await fetch(`${links[0]?.origin}/api/v1/auth/verify`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ token: links[0]?.hash.replace("#token=", "") }),
      });
      expect([verified.status, await verified.json()]).toEqual([200, { status: "confirmed", user: null }]);
    } finally {
      await server.stop();
    }
  },
  60_000,
);

whenBuilt(
  "what had its time is removed soon after a start, by several processes at once, without one that works",
  async () => {
    const { client } = database;
    const user = async (email: string, grace: string) =>
      client.query(
        `INSERT INTO users (email, email_key, delete_after) SELECT n || $1, n || $1, now() + $2::interval
         FROM generate_series(1, 40) n`,
        [email, grace],
      );
    // The previous start has created the schema.
    await client.query("DELETE FROM users");
    await user("gone@example.org", "-1 second");
    await user("stays@example.org", "1 day");
    await client.query(
      `INSERT INTO email_tokens (token_hash, user_id, kind, email, expires_at)
       SELECT id, id, 'reset', email, now() + CASE WHEN email LIKE '1stays%' THEN interval '-1 s' ELSE interval '1 h' END
       FROM users`,
    );
    await client.query(
      `INSERT INTO sessions (sid, sess, expire) VALUES ('old', '{}', now() - interval '1 s'), ('new', '{}', now() + interval '1 h')`,
    );
    const left = async () => {
      const { rows } = await client.query<{ gone: number; stays: number; links: number; sessions: number }>(
        `SELECT (SELECT count(*)::int FROM users WHERE email LIKE '%gone%') AS gone,
           (SELECT count(*)::int FROM users WHERE email LIKE '%stays%') AS stays,
           (SELECT count(*)::int FROM email_tokens) AS links, (SELECT count(*)::int FROM sessions) AS sessions`,
      );
      return rows[0];
    };
    expect(await left()).toEqual({ gone: 40, stays: 40, links: 80, sessions: 2 });
    const servers = await Promise.all([start(), start()]);
    try {
      const isRemoved = async () => {
        const found = await left();
        return found?.gone === 0 && found.sessions === 1 && found.links === 39;
      };
      await until(isRemoved, 20, () => "Something is still there.");
      expect(await left()).toEqual({ gone: 0, stays: 40, links: 39, sessions: 1 });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
  60_000,
);
