import { Housekeeping } from "./housekeeping.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/test-browser.js";
import { testService, type TestService } from "../testing/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  service.database.dataSource.query<Row[]>(sql, parameters);
const pass = (days: number) =>
  query("UPDATE users SET delete_after = delete_after - make_interval(days => $1)", [days]);
const round = () => service.app.get(Housekeeping).round();

/** Every table that names a user: a new one is found by itself. */
async function tablesWithUsers(): Promise<{ table_name: string; column_name: string }[]> {
  return query(
    `SELECT c.table_name, c.column_name FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND t.table_schema NOT IN ('pg_catalog', 'information_schema')
       AND (c.column_name IN ('user_id', 'owner_id', 'account_id') OR (c.table_name = 'users' AND c.column_name = 'id'))`,
  );
}

test("after the grace everything of a user is gone, table by table, and nothing of others", async () => {
  const [leaver, stayer] = [await newUser(service, "leaver@example.org"), await newUser(service, "stayer@example.org")];
  for (const { id, post } of [
    { id: leaver.id, post: leaver.post.bind(leaver) },
    { id: stayer.id, post: stayer.post.bind(stayer) },
  ]) {
    await query("INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'google', $2)", [id, id]);
    await post("/auth/reset", { email: id === leaver.id ? "leaver@example.org" : "stayer@example.org" }).expect(202);
  }
  const tables = await tablesWithUsers();
  expect(tables.map(({ table_name }) => table_name).toSorted()).toEqual(
    expect.arrayContaining(["email_tokens", "identities", "outbox", "sessions", "users"]),
  );
  const counts = async (id: string) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async ({ table_name, column_name }) => {
          const [row] = await query<{ n: number }>(
            `SELECT count(*)::int AS n FROM ${table_name} WHERE ${column_name}::text = $1`,
            [id],
          );
          return [table_name, row?.n ?? -1] as const;
        }),
      ),
    );
  expect(Object.values(await counts(leaver.id)).every((n) => n > 0)).toBe(true);
  const before = await counts(stayer.id);

  await leaver.call("delete", "/account", { currentPassword: "wrong one" }).expect(403);
  const { body } = await leaver.call("delete", "/account", { currentPassword: PASSWORD }).expect(202);
  const days = (Date.parse((body as { deleteAfter: string }).deleteAfter) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
  expect(leaver.cookies.size).toBe(0);
  await pass(13);
  await round();
  expect((await counts(leaver.id)).users).toBe(1);
  await pass(1);
  await round();
  expect(Object.values(await counts(leaver.id)).every((n) => n === 0)).toBe(true);
  expect(await counts(stayer.id)).toEqual(before);
  // Nor does the address stand anywhere any more.
  for (const { table_name } of tables) {
    const [row] = await query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table_name} t WHERE row_to_json(t)::text LIKE '%leaver@example.org%'`,
    );
    expect(row?.n).toBe(0);
  }
  await new TestBrowser(service).post("/auth/sign-in", { email: "leaver@example.org", password: PASSWORD }).expect(401);
});

test("every table of a person goes with the person by the database's own rule", async () => {
  const rules = await query<{ table_name: string; delete_rule: string }>(
    `SELECT k.table_name, r.delete_rule FROM information_schema.referential_constraints r
     JOIN information_schema.key_column_usage k ON k.constraint_name = r.constraint_name
     JOIN information_schema.constraint_column_usage u ON u.constraint_name = r.unique_constraint_name
     WHERE u.table_name = 'users'`,
  );
  const bound = rules.filter(({ delete_rule }) => delete_rule === "CASCADE").map(({ table_name }) => table_name);
  const named = (await tablesWithUsers()).map(({ table_name }) => table_name).filter((name) => name !== "users");
  expect([...new Set(bound)].toSorted()).toEqual([...new Set(named)].toSorted());
});

test("signing in during the grace takes the deletion back", async () => {
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

test("all my data, as JSON and as CSV, without secrets and without formulas", async () => {
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
  expect(json.text + csv.text).not.toMatch(/argon2/);
  await user.get("/account/export?format=xml").expect(400);
});

test("sessions are listed with what they are, and the others ended at once", async () => {
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
