import { jest } from "@jest/globals";
import { AccountLock } from "@earshot/domain/accounts/flows/account-lock";
import { JobQueue } from "../jobs/job-queue.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { until } from "../testing/until.js";
import { feedsAnswer, jobsAnswer } from "./admin.schemas.js";
import { routesOf } from "../testing/service/routes.js";
import { serviceProcess } from "../testing/service/service-process.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { OperatorActions } from "./operator-actions.js";
import { OPEN_MINUTES } from "./operator-session.js";
import { openedPage } from "../testing/service/opened-page.js";

const OPERATOR = "operator@example.org";

let service: TestService;
let operator: TestBrowser & { readonly id: string };
beforeAll(async () => {
  service = await testService({ demo: true, env: { OPERATOR_EMAILS: `${OPERATOR}, second@example.org` } });
  operator = await newUser(service, OPERATOR);
});
afterAll(() => service.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  service.database.dataSource.query<Row[]>(sql, parameters);
const actions = async () =>
  (await query<{ action: string; subject: string }>("SELECT action, subject FROM operator_actions ORDER BY id")).map(
    ({ action, subject }) => `${action} ${subject}`.trim(),
  );

describe("for everybody else the page does not exist", () => {
  type Method = "get" | "post" | "put" | "patch" | "delete";
  const routes = () =>
    routesOf(service.app)
      .filter(({ path }) => path.startsWith("/api/v1/admin"))
      .map(({ method, path }) => [method, path.replace("/api/v1", "").replace(":id", crypto.randomUUID())] as const);

  test("answers like an unknown path for guests, users, desktop sessions and unconfirmed addresses", async () => {
    const user = await newUser(service, "user@example.org");
    const { body } = await new TestBrowser(service)
      .post("/auth/sign-in", { email: OPERATOR, password: PASSWORD, client: "desktop" })
      .expect(200);
    const desktop = { Authorization: `Bearer ${(body as { token: string }).token}` };
    const pretender = await newUser(service, "pretender@example.org");
    await query("UPDATE users SET email = $1, email_key = NULL WHERE id = $2", [OPERATOR, pretender.id]);
    const others: readonly (readonly [TestBrowser, Record<string, string>])[] = [
      [new TestBrowser(service), {}],
      [user, {}],
      [new TestBrowser(service), desktop],
      [pretender, {}],
    ];
    expect(routes().length).toBeGreaterThan(15);
    for (const [browser, headers] of others) {
      for (const [method, path] of routes()) {
        const unknown = path.replace("/admin", "/admit");
        const [answer, nowhere] = [
          await browser.call(method as Method, path).set({ ...headers, "Request-Id": "same" }),
          await browser.call(method as Method, unknown).set({ ...headers, "Request-Id": "same" }),
        ];
        expect([method, path, answer.status, answer.text.replaceAll("/admin", "/admit")]).toEqual([
          method,
          path,
          404,
          nowhere.text,
        ]);
      }
    }
  });

  test("everybody but operators gets the 404 page", async () => {
    const inEarnest = await serviceProcess(service.database, { OPERATOR_EMAILS: OPERATOR });
    const page = async (path: string, browser: TestBrowser) => {
      const answer = await fetch(inEarnest.origin + path, { headers: { Cookie: browser.cookieHeader() } });
      const text = (await answer.text()).replaceAll(/"[\w+/]{22}=="/g, "");
      return { status: answer.status, text, headers: answer.headers };
    };
    try {
      for (const browser of [new TestBrowser(service), await newUser(service, "reader@example.org")]) {
        const [answer, nowhere] = [await page("/admin", browser), await page("/admit", browser)];
        expect([answer.status, answer.text]).toEqual([404, nowhere.text]);
        expect([...answer.headers.keys()]).toEqual([...nowhere.headers.keys()]);
        expect(answer.headers.get("cache-control")).toBe(nowhere.headers.get("cache-control"));
      }
      const there = await page("/admin", operator);
      expect([there.status, there.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(there.text).toContain("<title>Operator page");
      expect(there.headers.get("set-cookie")).toBeNull();
    } finally {
      await inEarnest.close();
    }
  });

  test("neither allowed methods nor the OpenAPI document reveal it", async () => {
    const guest = new TestBrowser(service);
    expect((await guest.call("put", "/admin/jobs")).status).toBe(404);
    expect((await guest.get("/openapi.json")).text).not.toContain("admin");
  });

  test("tells only an operator's account, in a browser, that the page exists", async () => {
    const answerOf = async (browser: TestBrowser, headers = {}) =>
      (
        await browser
          .get("/account")
          .set({ ...headers, "Request-Id": "same" })
          .expect(200)
      ).body as { operator?: true };
    expect(await answerOf(operator)).toMatchObject({ operator: true });
    expect(await answerOf(await newUser(service, "curious@example.org"))).not.toHaveProperty("operator");
    const { body } = await new TestBrowser(service)
      .post("/auth/sign-in", { email: OPERATOR, password: PASSWORD, client: "desktop" })
      .expect(200);
    const desktop = { Authorization: `Bearer ${(body as { token: string }).token}` };
    expect(await answerOf(new TestBrowser(service), desktop)).not.toHaveProperty("operator");
  });

  test("an operator with an unconfirmed session gets only the confirmation", async () => {
    for (const [method, path] of routes().filter(([, each]) => !each.startsWith("/admin/session"))) {
      const answer = await operator.call(method as Method, path);
      expect([method, path, answer.status, (answer.body as { code: string }).code]).toEqual([
        method,
        path,
        403,
        "operator.unconfirmed",
      ]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    await operator.get("/admin/session").expect(200, { email: OPERATOR, openUntil: null });
  });

  test("grants nobody access without OPERATOR_EMAILS or with an unconfirmed address", async () => {
    const without = await testService({ database: service.database });
    try {
      const same = new TestBrowser(without);
      await same.post("/auth/sign-in", { email: OPERATOR, password: PASSWORD }).expect(200);
      await same.get("/admin/session").expect(404);
    } finally {
      await without.close();
    }
    const second = await newUser(service, "second@example.org");
    await second.get("/admin/session").expect(200);
    await query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [second.id]);
    await second.get("/admin/session").expect(404);
  });
});

describe("the second confirmation", () => {
  const signedIn = async () => {
    const browser = new TestBrowser(service);
    await browser.post("/auth/sign-in", { email: OPERATOR, password: PASSWORD }).expect(200);
    return browser;
  };
  const codeOf = async () => {
    const mail = (await service.mails()).findLast(({ to, subject }) => to === OPERATOR && /code/.test(subject));
    return /^(\d{8}) /.exec(mail?.subject ?? "")?.[1] ?? "";
  };
  const enter = (browser: TestBrowser, code: string) => browser.post("/admin/session", { code });

  test("opens the page once, for the session that asked, with the newest code only", async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    await enter(here, "12345678").expect(403);
    await here.post("/admin/session/code").expect(202);
    const old = await codeOf();
    await here.post("/admin/session/code").expect(202);
    const code = await codeOf();
    expect(code).toMatch(/^\d{8}$/);
    await enter(elsewhere, code).expect(403);
    if (old !== code) await enter(here, old).expect(403);
    const { body } = await enter(here, ` ${code.slice(0, 4)} ${code.slice(4)} `).expect(200);
    const minutes = (Date.parse((body as { openUntil: string }).openUntil) - service.clock.now().getTime()) / 60_000;
    expect(minutes).toBeCloseTo(OPEN_MINUTES, 0);
    await here.get("/admin/jobs").expect(200);
    await elsewhere.get("/admin/jobs").expect(403);
    await here.call("delete", "/admin/session").expect(204);
    await here.get("/admin/jobs").expect(403);
    await enter(here, code).expect(403);
    expect(await actions()).toEqual(
      expect.arrayContaining(["page.code-asked", "page.code-wrong", "page.opened", "page.closed"]),
    );
    // The stored value is useless to anyone who reads it.
    const [stored] = await query<{ found: boolean }>("SELECT bool_or(sess::text LIKE $1) AS found FROM sessions", [
      `%${code}%`,
    ]);
    expect(stored?.found).toBe(false);
  });

  test("the page stays closed when its opening could not be logged", async () => {
    const here = await signedIn();
    await here.post("/admin/session/code").expect(202);
    const code = await codeOf();
    const log = jest
      .spyOn(service.app.get(OperatorActions, { strict: false }), "note")
      .mockRejectedValueOnce(new Error("timeout exceeded when trying to connect"));
    try {
      await enter(here, code).expect(503);
    } finally {
      log.mockRestore();
    }
    await here.get("/admin/jobs").expect(403);
    await enter(here, code).expect(200);
    await here.get("/admin/jobs").expect(200);
  });

  test("a code expires after ten minutes, and the page closes after two hours", async () => {
    const here = await signedIn();
    await here.post("/admin/session/code").expect(202);
    const late = await codeOf();
    service.clock.advance(10 * 60_000);
    await enter(here, late).expect(403);
    await here.post("/admin/session/code").expect(202);
    await enter(here, await codeOf()).expect(200);
    service.clock.advance(OPEN_MINUTES * 60_000);
    await here.get("/admin/jobs").expect(403);
  });

  test("guesses and emails are limited by account, across sessions", async () => {
    const email = "limited@example.org";
    await newUser(service, email);
    const limited = await testService({
      database: service.database,
      env: { OPERATOR_EMAILS: email },
      limits: { operatorCodesByUser: { points: 3, seconds: 900 }, operatorMailsByUser: { points: 2, seconds: 3600 } },
    });
    try {
      const sessions = await Promise.all(
        Array.from({ length: 3 }, async () => {
          const browser = new TestBrowser(limited);
          await browser.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
          return browser;
        }),
      );
      const guesses = await Promise.all(sessions.flatMap((each) => [enter(each, "1"), enter(each, "00000000")]));
      expect(guesses.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 429, 429, 429]);
      const mails = await Promise.all(sessions.map((each) => each.post("/admin/session/code")));
      expect(mails.map(({ status }) => status).toSorted()).toEqual([202, 202, 429]);
    } finally {
      await limited.close();
    }
  });

  test.each(["", "0", "٣٣٣٣٣٣٣٣", "' OR 1=1 --", "9".repeat(40)])("%j is not a code", async (code) => {
    await enter(await signedIn(), code).expect(403);
  });

  test.each([undefined, null, "\0".repeat(8), 12_345_678, ["1"], { $ne: 1 }, "9".repeat(41)])(
    "%j is malformed",
    async (code) => {
      const answer = await (await signedIn()).post("/admin/session", { code });
      expect(answer.status).toBe(400);
    },
  );

  test("another site cannot call anything on the operator's behalf", async () => {
    const here = await openedPage(service, OPERATOR);
    for (const path of ["/admin/session/code", "/admin/backups", "/admin/jobs/retry"])
      expect(
        (await here.post(path).set("Origin", "https://evil.example").set("Sec-Fetch-Site", "cross-site")).status,
      ).toBe(403);
  });
});

describe("people", () => {
  test("locking a user ends all sessions and blocks sign-in, and keeps the data", async () => {
    const here = await openedPage(service, OPERATOR);
    const person = await newUser(service, "locked@example.org");
    await person.post("/lists", { name: "Kept" }).expect(201);
    const { body } = await new TestBrowser(service)
      .post("/auth/sign-in", { email: "locked@example.org", password: PASSWORD, client: "desktop" })
      .expect(200);
    await here.post(`/admin/people/${person.id}/lock`).expect(204);
    expect(await person.user()).toBeNull();
    await new TestBrowser(service)
      .get("/lists")
      .set("Authorization", `Bearer ${(body as { token: string }).token}`)
      .expect(401);
    const again = new TestBrowser(service);
    const refused = await again.post("/auth/sign-in", { email: "locked@example.org", password: PASSWORD }).expect(401);
    expect(refused.body).toMatchObject({ code: "sign-in.refused" });
    const { body: found } = await here.get("/admin/people?q=LOCKED@").expect(200);
    expect(found).toMatchObject({ people: [{ id: person.id, lockedAt: expect.any(String) }] });
    await here.post(`/admin/people/${person.id}/unlock`).expect(204);
    await again.post("/auth/sign-in", { email: "locked@example.org", password: PASSWORD }).expect(200);
    expect((await again.get("/lists").expect(200)).text).toContain("Kept");
    expect(await actions()).toEqual(
      expect.arrayContaining([`people.lock ${person.id}`, `people.unlock ${person.id}`, "people.read LOCKED@"]),
    );
    // The log stores the id, and shows whose it is.
    const { body: log } = await here.get("/admin/actions").expect(200);
    expect((log as { actions: { action: string; subject: string }[] }).actions).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: "people.lock", subject: "locked@example.org" })]),
    );
  });

  test("a session that begins while its owner is being locked is invalid", async () => {
    const person = await newUser(service, "racing@example.org");
    await service.app.get(AccountLock, { strict: false }).lock(person.id);
    const sid = person.session ?? "";
    expect(await person.user()).toBeNull();
    // Simulates a row that was written after the lock had removed all others.
    await query("UPDATE users SET locked_at = NULL WHERE id = $1", [person.id]);
    const late = new TestBrowser(service);
    await late.post("/auth/sign-in", { email: "racing@example.org", password: PASSWORD }).expect(200);
    await query("UPDATE users SET locked_at = now() WHERE id = $1", [person.id]);
    expect(await late.user()).toBeNull();
    expect(late.session).not.toBe(sid);
  });

  test("operators cannot lock themselves, and an unknown account is 404", async () => {
    const here = await openedPage(service, OPERATOR);
    expect((await here.post(`/admin/people/${operator.id}/lock`)).status).toBe(409);
    for (const what of ["lock", "unlock", "resend"]) {
      await here.post(`/admin/people/${crypto.randomUUID()}/${what}`).expect(404);
      await here.post(`/admin/people/nobody/${what}`).expect(400);
    }
  });

  test("the confirmation is sent again to an unconfirmed address only", async () => {
    const here = await openedPage(service, OPERATOR);
    await new TestBrowser(service).post("/auth/sign-up", { email: "slow@example.org", password: PASSWORD }).expect(202);
    const [slow] = await query<{ id: string }>("SELECT id FROM users WHERE email = 'slow@example.org'");
    const first = await service.secretFor("slow@example.org");
    await here.post(`/admin/people/${slow?.id}/resend`).expect(204);
    const second = await service.secretFor("slow@example.org");
    expect(second).not.toBe(first);
    await new TestBrowser(service).post("/auth/verify", { token: second }).expect(200);
    await here.post(`/admin/people/${slow?.id}/resend`).expect(409);
  });

  test.each(["%", "_", "\\", "'", '"', "\0", "\u202e", "x".repeat(200), "() OR true"])(
    "a search for %j finds accounts that contain it, without an error",
    async (q) => {
      const here = await openedPage(service, OPERATOR);
      const { body } = await here.get(`/admin/people?q=${encodeURIComponent(q)}`).expect(200);
      const { people } = body as { people: { email: string; name: string }[] };
      const wanted = q.replaceAll("\0", "");
      expect(people.filter(({ email, name }) => !email.includes(wanted) && !name.includes(wanted))).toEqual([]);
    },
  );
});

test("not even the product's own database role can change the operator log", async () => {
  const here = await openedPage(service, OPERATOR);
  const before = await actions();
  expect(before.length).toBeGreaterThan(0);
  for (const sql of [
    "UPDATE operator_actions SET action = 'x'",
    "DELETE FROM operator_actions",
    "TRUNCATE operator_actions",
  ])
    await expect(query(sql)).rejects.toThrow("keeps its rows");
  expect(await actions()).toEqual(before);
  const { body } = await here.get("/admin/actions").expect(200);
  const shown = (body as { actions: { id: string; operator: string; action: string }[] }).actions;
  expect(shown[0]).toMatchObject({ operator: OPERATOR, action: "page.opened" });
  const { body: older } = await here.get(`/admin/actions?before=${shown.at(-1)?.id}`).expect(200);
  const ids = (older as { actions: { id: string }[] }).actions.map(({ id }) => Number(id));
  expect(ids.filter((id) => id >= Number(shown.at(-1)?.id))).toEqual([]);
});

test("failed jobs and feeds that cannot be read have the titles of their shows", async () => {
  const here = await openedPage(service, OPERATOR);
  const found = (await here.get("/search?minEpisodes=1&limit=1").expect(200)).body as { results: { id: string; title: string }[] }; // prettier-ignore
  const { id, title } = found.results[0]!;
  for (const show of [id, "gone"]) {
    await query(
      `INSERT INTO feed_reads (podcast_id, tried_at, failures, failure) VALUES ($1, now(), 3, 'no')
       ON CONFLICT (podcast_id) DO UPDATE SET tried_at = now(), failures = 3, failure = 'no'`,
      [show],
    );
  }
  const feeds = feedsAnswer.parse((await here.get("/admin/feeds").expect(200)).body);
  expect(new Map(feeds.failing.map(({ podcastId, title: shown }) => [podcastId, shown]))).toEqual(
    new Map([
      [id, title],
      ["gone", null],
    ]),
  );
  const queue = new JobQueue(service.database.url, service.app.get(PostgresTransactions, { strict: false }), {
    ...{ name: "try-outs", expireAfter: 30, retries: 0, firstWait: 1, longestWait: 1, watchEvery: 1 },
  });
  try {
    await queue.start();
    const keys = [id, `local:${id}`, "local:gone"];
    await queue.put(keys);
    await queue.work(3, { run: () => Promise.reject(new Error("no")), giveUp: () => Promise.resolve() });
    const shown = async () => jobsAnswer.parse((await here.get("/admin/jobs").expect(200)).body).failed;
    await until(async () => (await shown()).length === keys.length);
    expect(new Map((await shown()).map((job) => [job.key, job.title]))).toEqual(
      new Map([
        [id, title],
        [`local:${id}`, title],
        ["local:gone", null],
      ]),
    );
  } finally {
    await queue.stop(5);
  }
}, 120_000);
