import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { TRIES_MAX } from "@earshot/domain/webhooks/webhook-tries";
import { isSigned, webhookReceiver, type WebhookReceiver } from "../testing/servers/webhook-receiver.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { WebhookKit } from "../testing/webhook-kit.js";

const START = new Date("2026-11-25T12:00:00Z");
const HOUR = 3_600_000;

let database: TestDatabase;
let receiver: WebhookReceiver;
let kit: WebhookKit;
let ada: string;
let id: string;
let secret: string;
beforeAll(async () => {
  database = await testDatabase();
  receiver = await webhookReceiver();
});
beforeEach(async () => {
  receiver.forget();
  receiver.answers((response) => void response.writeHead(204).end());
  kit = new WebhookKit(database);
  kit.clock.stop(START);
  ada = await kit.person("ada@example.org");
  const added = await kit.endpoint(ada, `${receiver.origin}/hook`);
  ({ id } = added.endpoint);
  ({ secret } = added);
});
afterEach(() => database.dataSource.query("DELETE FROM users"));
afterAll(async () => {
  await receiver.close();
  await database.drop();
});

const answer = (status: number, headers: Record<string, string> = {}, body = "") =>
  receiver.answers((response) => void response.writeHead(status, headers).end(body));
/** The attempts in the metrics, by result. */
const counted = async () =>
  [...(await kit.metrics.metrics()).matchAll(/^webhook_deliveries_total\{result="(\w+)"\} (\d+)$/gm)].map(
    ([, result, count]) => `${result} ${count}`,
  );
const state = async () => {
  const endpoint = await kit.endpoints.find(ada, id);
  return endpoint && [endpoint.state, endpoint.disabledBy];
};

test("tries a failing receiver ten times in three days, with one id and new signatures", async () => {
  const [delivery] = await kit.add(ada, id);
  answer(500, {}, "out of order");
  const hours: number[] = [];
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    await kit.untilNextTry(id);
    hours.push((kit.clock.now().getTime() - START.getTime()) / HOUR);
    expect(await kit.send()).toBe(1);
  }
  kit.clock.advance(1_000 * HOUR);
  expect(await kit.send()).toBe(0);
  expect(receiver.events.map((event) => event.id)).toEqual(Array.from({ length: TRIES_MAX }, () => delivery));
  expect(receiver.events.every((event) => isSigned(event, secret))).toBe(true);
  expect(new Set(receiver.events.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(TRIES_MAX);
  expect(hours.at(-1)).toBeGreaterThan(75.6 * 0.9);
  expect(hours.at(-1)).toBeLessThan(75.6 * 1.1);
  expect(await kit.log(id)).toEqual([
    expect.objectContaining({
      ...{ state: "exhausted", tries: TRIES_MAX, nextTryAt: null, status: 500 },
      ...{ error: "the response is 500", answer: "out of order" },
    }),
  ]);
  expect(await state()).toEqual(["failing", null]);
  expect(await counted()).toEqual(["delivered 0", `failed ${TRIES_MAX - 1}`, "exhausted 1"]);
});

test("a success clears earlier failures", async () => {
  await kit.add(ada, id);
  answer(503);
  await kit.send();
  expect(await state()).toEqual(["failing", null]);
  answer(200);
  await kit.untilNextTry(id);
  await kit.send();
  expect(await kit.log(id)).toEqual([expect.objectContaining({ state: "delivered", tries: 2, error: null })]);
  expect(await kit.endpoints.find(ada, id)).toMatchObject({ state: "active", failingSince: null });
  expect(await counted()).toEqual(["delivered 1", "failed 1", "exhausted 0"]);
});

test("waits as long as Retry-After asks with 429, up to a day", async () => {
  await kit.add(ada, id);
  const waits: number[] = [];
  for (const seconds of ["120", "1", "9999999", "soon"]) {
    answer(429, { "Retry-After": seconds });
    await kit.untilNextTry(id);
    await kit.send();
    const [row] = await kit.log(id);
    waits.push(((row?.nextTryAt?.getTime() ?? 0) - kit.clock.now().getTime()) / 1_000);
  }
  expect(waits[0]).toBe(120);
  expect(waits[1]).toBeGreaterThanOrEqual(270);
  expect(waits[1]).toBeLessThanOrEqual(330);
  expect(waits[2]).toBe(86_400);
  expect(waits[3]).toBeLessThanOrEqual(7_920);
});

test.each([301, 302, 303, 307, 308])("a redirect (%d) is a failure and is not followed", async (status) => {
  await kit.add(ada, id);
  answer(status, { Location: `${receiver.origin}/elsewhere` });
  await kit.send();
  expect(receiver.events.map(({ path }) => path)).toEqual(["/hook"]);
  expect(await kit.log(id)).toMatchObject([
    { state: "failed", status, error: `the response is a redirect (${status})` },
  ]);
});

test("disables an endpoint at once on 410, cancels its deliveries and sends an email", async () => {
  answer(500);
  await kit.add(ada, id, 2);
  await kit.send();
  answer(410);
  await kit.add(ada, id);
  await kit.send();
  expect(await state()).toEqual(["disabled", "410"]);
  expect((await kit.log(id)).map((row) => row.state)).toEqual(["exhausted", "exhausted", "exhausted"]);
  expect(kit.mails).toEqual([
    expect.objectContaining({ to: "ada@example.org", subject: "A webhook was disabled – Earshot" }),
  ]);
  expect(kit.mails[0]?.text).toContain("410");
  expect(kit.mails[0]?.text).not.toContain("/hook");
  kit.clock.advance(100 * HOUR);
  expect(await kit.send()).toBe(0);
});

test("five days of failures alone disable the endpoint, with one email", async () => {
  answer(500);
  for (let hours = 0; hours < 120; hours += 24) {
    await kit.add(ada, id);
    await kit.send();
    kit.clock.advance(24 * HOUR);
    expect(await state()).toEqual(["failing", null]);
  }
  await kit.add(ada, id, 3);
  await kit.send();
  expect(await state()).toEqual(["disabled", "auto"]);
  expect(kit.mails).toHaveLength(1);
  const enabled = await kit.endpoints.change(ada, id, { enabled: true });
  expect(enabled).toMatchObject({ state: "active", disabledBy: null, failingSince: null });
  answer(204);
  expect(await kit.deliveries.replayAll(id, { from: START, to: kit.clock.now(), onlyFailed: true }, kit.clock.now())).toBe(8); // prettier-ignore
  expect(await kit.send()).toBe(8);
  expect(await state()).toEqual(["active", null]);
});

describe("a receiver that does not answer properly", () => {
  const timeoutMs = 300;
  beforeEach(() => {
    kit = new WebhookKit(database, timeoutMs);
    kit.clock.stop(START);
  });
  const failure = async () => {
    await kit.add(ada, id);
    await kit.send();
    const [row] = await kit.log(id);
    return row && [row.state, row.status, row.error];
  };

  test("gives up a receiver that hangs after the time for a try", async () => {
    receiver.answers(() => undefined);
    expect(await failure()).toEqual(["failed", null, "no response within 0.3 seconds"]);
  });

  test("gives up a receiver that sends its headers too slowly", async () => {
    receiver.answers((_response, { socket }) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => socket.write("X-Drip: 1\r\n"), 20);
      socket.on("close", () => clearInterval(drip));
    });
    expect(await failure()).toEqual(["failed", null, "no response within 0.3 seconds"]);
  });

  test("counts an event as accepted even if the receiver sends its body slowly", async () => {
    receiver.answers((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(drip));
    });
    expect(await failure()).toEqual(["delivered", 200, null]);
  });

  test("retries a receiver that resets the connection", async () => {
    receiver.answers((_response, { socket }) => void socket.resetAndDestroy());
    expect(await failure()).toEqual(["failed", null, "the connection was interrupted"]);
  });

  test("retries a receiver that is unreachable", async () => {
    const gone = await kit.endpoint(ada, "http://127.0.0.1:9/");
    await kit.add(ada, gone.endpoint.id);
    await kit.send();
    expect(await kit.log(gone.endpoint.id)).toMatchObject([{ state: "failed", error: "the connection was refused" }]);
  });

  test("retries a receiver that does not speak HTTP", async () => {
    const server: Server = createServer((socket) => {
      socket.on("error", () => undefined).resume();
      socket.end("220 mail.example ESMTP\r\n");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const odd = await kit.endpoint(ada, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await kit.add(ada, odd.endpoint.id);
    await kit.send();
    expect(await kit.log(odd.endpoint.id)).toMatchObject([{ state: "failed", status: null }]);
    await new Promise((closed) => server.close(closed));
  });

  test("cuts an endless answer, and keeps its beginning without control characters", async () => {
    receiver.answers((response) => {
      response.writeHead(500);
      response.write("\0\u001b[31m!" + "é".repeat(1_000));
      const flood = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", flood);
      flood();
    });
    expect(await failure()).toEqual(["failed", 500, "the response is 500"]);
    const [row] = await kit.log(id);
    // 1 kB holds half of the next character.
    expect(Buffer.byteLength(row?.answer ?? "")).toBe(1_023);
    expect(row?.answer).toMatch(/^ {2}\[31m!é+$/);
  });
});

test("gives a slow receiver five tries at a time in all processes, without delaying others", async () => {
  const other = await kit.endpoint(ada, `${receiver.origin}/other`);
  const waiting: (() => void)[] = [];
  let most = 0;
  receiver.answers((response, { url }) => {
    if (url === "/other") return void response.writeHead(204).end();
    waiting.push(() => response.writeHead(204).end());
    most = Math.max(most, waiting.length);
    return undefined;
  });
  await kit.add(ada, id, 12);
  await kit.add(ada, other.endpoint.id, 12);
  const processes = [kit.work(), kit.work(), kit.work()];
  await until(async () => {
    await Promise.all(processes.map((one) => one.round()));
    return (await kit.log(other.endpoint.id)).every((row) => row.state === "delivered");
  });
  expect(most).toBe(5);
  receiver.answers((response) => void response.writeHead(204).end());
  for (const end of waiting) end();
  await Promise.all(processes.map((one) => one.idle()));
  await kit.send();
  expect(receiver.events.filter(({ path }) => path === "/hook")).toHaveLength(12);
});

test("delivers each event at least once, with its id, although processes die", async () => {
  const ids = await kit.add(ada, id, 23);
  for (let kills = 0; kills < 10; kills += 1) {
    // One process dies before it sends, another after it has sent but before it records that.
    const claimed = await kit.deliveries.claim(5, kit.clock.now());
    if (kills % 2 === 1) for (const { delivery } of claimed) await fetch(receiver.origin, { method: "POST", body: delivery.body, headers: { "webhook-id": delivery.id } }); // prettier-ignore
    expect(await kit.send()).toBe(0);
    kit.clock.advance(61_000);
    const [one] = await kit.deliveries.claim(1, kit.clock.now());
    // A process that was only slow, but considered dead, records its result late: that changes nothing.
    for (const { delivery } of claimed.filter((each) => each.delivery.id === one?.delivery.id))
      expect(await kit.deliveries.settle(delivery, { state: "exhausted", step: 9, nextTryAt: null, tookMs: 1, status: 500, error: "late", answer: null })).toBe(false); // prettier-ignore
    kit.clock.advance(61_000);
  }
  expect(await kit.send()).toBe(23);
  expect(new Set(receiver.events.map((event) => event.id))).toEqual(new Set(ids));
  expect((await kit.log(id)).every((row) => row.state === "delivered")).toBe(true);
});

test("tries each delivery once in many simultaneous processes", async () => {
  const ids = await kit.add(ada, id, 60);
  const processes = Array.from({ length: 4 }, () => kit.work());
  for (let left = 60; left > 0;) {
    const started = await Promise.all(processes.map((one) => one.round()));
    left -= started.reduce((sum, one) => sum + one, 0);
    await Promise.all(processes.map((one) => one.idle()));
  }
  expect(receiver.events.map((event) => event.id).toSorted()).toEqual([...ids].toSorted());
});

test("sends nothing to a leaving or locked person until they return", async () => {
  await kit.add(ada, id);
  for (const [change, back] of [
    ["locked_at = now()", "locked_at = NULL"],
    ["delete_after = now() + interval '1 day'", "delete_after = NULL"],
  ]) {
    await database.dataSource.query(`UPDATE users SET ${change}`);
    expect(await kit.send()).toBe(0);
    await database.dataSource.query(`UPDATE users SET ${back}`);
  }
  expect(await kit.send()).toBe(1);
});

test("replays one event, or all that failed in a period, with their ids", async () => {
  const [first, second] = await kit.add(ada, id, 2);
  await kit.send();
  receiver.forget();
  expect(await kit.deliveries.replay(id, first ?? "", kit.clock.now())).toBe(true);
  await kit.send();
  expect(receiver.events.map((event) => event.id)).toEqual([first]);
  answer(500);
  kit.clock.advance(HOUR);
  const since = kit.clock.now();
  const [third] = await kit.add(ada, id);
  await kit.send();
  answer(204);
  receiver.forget();
  const window = { from: since, to: new Date(since.getTime() + HOUR) };
  expect(await kit.deliveries.replayAll(id, { ...window, onlyFailed: true }, since)).toBe(1);
  await kit.send();
  expect(receiver.events.map((event) => event.id)).toEqual([third]);
  expect(await kit.deliveries.replayAll(id, { ...window, onlyFailed: true }, since)).toBe(0);
  expect(await kit.deliveries.replayAll(id, { from: START, to: window.to, onlyFailed: false }, since)).toBe(3);
  const claimed = await kit.deliveries.claim(1, kit.clock.now());
  expect(await kit.deliveries.replay(id, claimed[0]?.delivery.id ?? "", kit.clock.now())).toBe(false);
  expect(second).toBeDefined();
});

test("fails to send with a secret sealed by another session secret, until it is rotated", async () => {
  await database.dataSource.query("UPDATE webhook_endpoints SET secret = '\\x00'");
  await kit.add(ada, id);
  await kit.send();
  expect(await kit.log(id)).toMatchObject([{ state: "failed", error: "its secret can no longer be read; replace it" }]);
  const rotated = await kit.endpoints.rotate(ada, id, { graceHours: 0, now: kit.clock.now() });
  await kit.untilNextTry(id);
  await kit.send();
  expect(receiver.events[0] && isSigned(receiver.events[0], rotated?.secret ?? "")).toBe(true);
});

test("the log keeps thirty days, and deleting an account deletes all of it", async () => {
  await kit.add(ada, id);
  kit.clock.advance(31 * 24 * HOUR);
  await kit.add(ada, id);
  await kit.deliveries.sweep(kit.clock.now());
  expect(await kit.log(id)).toHaveLength(1);
  await database.dataSource.query("DELETE FROM users");
  for (const table of ["webhook_endpoints", "webhook_deliveries"])
    expect(await database.dataSource.query(`SELECT 1 FROM ${table}`)).toEqual([]);
});
