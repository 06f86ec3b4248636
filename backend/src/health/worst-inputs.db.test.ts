import { drill } from "../testing/drill.js";
import { HealthDuring, type Input } from "../testing/service/health-during.js";
import { routesOf } from "../testing/service/routes.js";
import { type ServiceProcess, serviceProcess } from "../testing/service/service-process.js";
import { newUser, PASSWORD } from "../testing/service/test-browser.js";
import { openedPage } from "../testing/service/opened-page.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import type { World } from "../testing/inputs/input-shapes.js";
import { INDEX_KEY, WORST_INPUTS } from "../testing/inputs/worst-inputs.js";

/** Milliseconds that /healthz may take while a client sends the worst input of a route. */
const LONGEST = 100;

/** How many inputs are sent to each route. */
const INPUTS = drill({ short: 1, long: Infinity });

let service: TestService;
let inEarnest: ServiceProcess;
let health: HealthDuring;
let world: World;
let cookie: string;
beforeAll(async () => {
  service = await testService({ demo: true, env: { OPERATOR_EMAILS: "ada@example.org" } });
  const { dataSource } = service.database;
  const shows = await dataSource.query<World["shows"]>("SELECT id, title FROM catalogue.podcasts ORDER BY position");
  await newUser(service, "ada@example.org");
  const ada = await openedPage(service, "ada@example.org");
  cookie = ada.cookieHeader();
  const [list, otherList] = await Promise.all(
    ["One", "Two"].map(async (name) => ((await ada.post("/lists", { name }).expect(201)).body as { id: string }).id),
  );
  if (!list || !otherList) throw new Error("There are no lists.");
  for (const from of [0, 1_000]) {
    const podcastIds = shows.slice(from, from + 1_000).map(({ id }) => id);
    await ada.post(`/lists/${list}/items/batch`, { podcastIds }).expect(200);
  }
  const items = await dataSource.query<{ id: string }[]>("SELECT id FROM list_items WHERE list_id = $1", [list]);
  const { body: made } = await ada.post(`/lists/${list}/shares`, { as: "live" }).expect(201);
  const subscriptions = await dataSource.query<{ id: string }[]>(
    `INSERT INTO feed_subscriptions (podcast_id, hub, topic, next_at, expires_at)
     VALUES ('x', 'https://hub.example/', 'https://a.example/', 'infinity', now() + interval '1 day') RETURNING id`,
  );
  const link = (made as { token: string }).token;
  const wanted = { name: "Worst", scopes: ["catalogue:read", "lists:read"], currentPassword: PASSWORD };
  const { secret: key } = (await ada.post("/account/api-keys", wanted).expect(201)).body as { secret: string };
  const subscription = subscriptions[0]?.id ?? "";
  world = { shows, list, otherList, items: items.map(({ id }) => id), link, subscription, key };
  await forgetLimits();
  inEarnest = await serviceProcess(service.database, { INDEX_KEY, OPERATOR_EMAILS: "ada@example.org" });
  health = new HealthDuring(inEarnest);
});
afterAll(async () => {
  await health?.close();
  await inEarnest?.close();
  await service.close();
});

/** Turns the limits off from now on: a request that they refuse is not a worst input. */
async function forgetLimits(): Promise<void> {
  const { dataSource } = service.database;
  await dataSource.query(
    "CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.points := 0; RETURN NEW; END $$",
  );
  await dataSource.query(
    "CREATE TRIGGER forget BEFORE INSERT OR UPDATE ON rate_limits FOR EACH ROW EXECUTE FUNCTION forget()",
  );
}

test("every route has its worst inputs", () => {
  const names = routesOf(service.app).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(WORST_INPUTS).toSorted()).toEqual(names.toSorted());
});

test.each(Object.keys(WORST_INPUTS))(
  "%s: worst inputs do not delay other requests",
  async (name) => {
    for (const input of inputsOf(name).slice(0, INPUTS)) {
      const { status, wait, work } = await health.least(input, LONGEST);
      expect(status).toBeLessThan(500);
      // A busy machine may answer late every time, although no work of the service itself took long. Machines differ by a factor of
      // three.
      if (wait > LONGEST && work > LONGEST)
        throw new Error(`${wait} ms, ${work} ms: ${JSON.stringify(input).slice(0, 500)}`);
    }
  },
  600_000,
);

function inputsOf(name: string): Input[] {
  const [method = "", pattern = ""] = name.split(" ");
  const inputs = WORST_INPUTS[name]?.(world, concrete(pattern)) ?? [];
  const headers = {
    Origin: inEarnest.origin,
    "Sec-Fetch-Site": "same-origin",
    ...(name !== "post /api/v1/auth/sign-out" && { Cookie: cookie }),
  };
  return inputs.map(({ path, body, headers: own }) => ({
    method,
    path: path ?? concrete(pattern),
    headers: { ...headers, ...own, ...(body !== undefined && { "Content-Type": "application/json" }) },
    body,
  }));
}

/** The path with values for its parameters. */
function concrete(pattern: string): string {
  const list = pattern.includes("/lists/") ? world.list : (world.shows[0]?.id ?? "");
  return pattern
    .replace(":id", list)
    .replace(":itemId", world.items[0] ?? "")
    .replace(":podcastId", world.shows[0]?.id ?? "")
    .replace(":provider", "google")
    .replace(/:(undoId|memberId|invitationId|shareId|commentId)/, "x")
    .replace(":token", "x")
    .replace("{*path}", "");
}
