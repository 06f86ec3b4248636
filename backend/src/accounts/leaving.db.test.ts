import { Housekeeping } from "../shared/process/housekeeping.js";
import { OwnedTables } from "../testing/database/owned-tables.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  service.database.dataSource.query<Row[]>(sql, parameters);
const pass = (days: number) =>
  query("UPDATE users SET delete_after = delete_after - make_interval(days => $1)", [days]);
const round = () => service.app.get(Housekeeping, { strict: false }).round();

test("removes the user's rows from every table after the grace period, and nobody else's", async () => {
  const tables = await OwnedTables.read(service.database.dataSource);
  const [leaver, stayer] = [await newUser(service, "leaver@example.org"), await newUser(service, "stayer@example.org")];
  for (const { user, email } of [
    { user: leaver, email: "leaver@example.org" },
    { user: stayer, email: "stayer@example.org" },
  ])
    await user.post("/auth/reset", { email }).expect(202);
  await tables.takeAnything();
  const planted = new Map<string, { gone: string; stays: string }>();
  for (const table of tables.all) {
    const [gone, stays] = [await tables.plant(table, leaver.id), await tables.plant(table, stayer.id)];
    if (gone !== undefined && stays !== undefined) planted.set(table, { gone, stays });
  }
  const counts = async (id: string) =>
    Object.fromEntries(
      await Promise.all(tables.direct.map(async (table) => [table, await tables.count(table, id)] as const)),
    );
  // Each table must contain rows of both users; otherwise, the rest would prove nothing.
  for (const { id } of [leaver, stayer])
    expect(Object.entries(await counts(id)).filter(([, count]) => count === 0)).toEqual([]);
  const before = await counts(stayer.id);

  await leaver.call("delete", "/account", { currentPassword: "wrong one" }).expect(403);
  const { body } = await leaver.call("delete", "/account", { currentPassword: PASSWORD }).expect(202);
  const days = (Date.parse((body as { deleteAfter: string }).deleteAfter) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
  expect(leaver.session).toBeUndefined();
  await pass(13);
  await round();
  expect(await query("SELECT id FROM users WHERE id = $1", [leaver.id])).toHaveLength(1);
  await pass(1);
  await round();
  expect(await query("SELECT id FROM users WHERE id = $1", [leaver.id])).toHaveLength(0);
  expect(Object.entries(await counts(leaver.id)).filter(([, count]) => count > 0)).toEqual([]);
  expect(await counts(stayer.id)).toEqual(before);
  for (const table of ["users", ...tables.all]) {
    const rows = await tables.rows(table);
    const { gone, stays } = planted.get(table) ?? {};
    expect({ table, left: rows.filter((row) => row === gone) }).toEqual({ table, left: [] });
    if (stays !== undefined) expect(rows).toContain(stays);
    // The address is not in any other table either.
    expect(rows.filter((row) => row.includes("leaver@example.org"))).toEqual([]);
  }
  await new TestBrowser(service).post("/auth/sign-in", { email: "leaver@example.org", password: PASSWORD }).expect(401);
});

test("the database itself deletes every table's rows with the user", async () => {
  const tables = await OwnedTables.read(service.database.dataSource);
  expect(tables.all.flatMap((table) => tables.looseEnds(table))).toEqual([]);
  const named = await query<{ table_name: string }>(
    `SELECT c.table_name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND t.table_schema = 'public'
       AND NOT (SELECT relispartition FROM pg_class WHERE oid = c.table_name::regclass)
       AND c.column_name IN ('user_id', 'owner_id', 'account_id')`,
  );
  expect(named.map(({ table_name }) => table_name).filter((table) => !tables.all.includes(table))).toEqual([]);
});

test("signing in during the grace period cancels the deletion", async () => {
  const user = await newUser(service, "regret@example.org");
  await user.call("delete", "/account", { currentPassword: PASSWORD }).expect(202);
  await pass(10);
  const credentials = { email: "regret@example.org", password: PASSWORD };
  const { body } = await user.post("/auth/sign-in", credentials).expect(200);
  expect(body).toMatchObject({ restored: true });
  await pass(20);
  await round();
  expect((await user.get("/account").expect(200)).body).toMatchObject({ deleteAfter: null });
});

test("exports all the user's data as JSON and as CSV, without secrets or formulas", async () => {
  const user = await newUser(service, "export@example.org");
  await user.call("patch", "/account", { name: "=1+1" }).expect(200);
  const json = await user.get("/account/export?format=json").expect(200);
  expect(json.headers["content-disposition"]).toBe('attachment; filename="earshot-account.json"');
  expect(json.body).toMatchObject({
    account: [{ id: user.id, email: "export@example.org", name: "=1+1" }],
    sessions: [{ kind: "browser", userAgent: "Test browser" }],
    identities: [],
  });
  const csv = await user.get("/account/export?format=csv").expect(200);
  expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const lines = csv.text.trimEnd().split("\r\n");
  expect(lines[0]).toBe('"section","record","field","value"');
  expect(lines).toContain('"account","1","email","export@example.org"');
  expect(lines).toContain(`"account","1","name","'=1+1"`);
  // The last line proves that the file is complete.
  expect(lines.at(-1)).toMatch(/^"sessions","1","lastSeenAt",/);
  expect(json.text + csv.text).not.toMatch(/argon2/);
  await user.get("/account/export?format=xml").expect(400);
});

test("lists and describes the sessions, and ends all others at once", async () => {
  const email = "many@example.org";
  const here = await newUser(service, email);
  const phone = new TestBrowser(service, `Phone ${"x".repeat(5_000)}`);
  await phone.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
  const { body } = await here.get("/account/sessions").expect(200);
  const { sessions } = body as { sessions: { current: boolean; userAgent: string }[] };
  expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
  expect(Math.max(...sessions.map(({ userAgent }) => userAgent.length))).toBe(512);
  expect((await here.call("delete", "/account/sessions").expect(200)).body).toEqual({ ended: 1 });
  await phone.get("/account").expect(401);
  await here.get("/account").expect(200);
});
