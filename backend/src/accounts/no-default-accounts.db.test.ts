import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({
    env: { PUBLIC_URL: "https://earshot.example", OPERATOR_EMAIL: "operator@earshot.example" },
  });
});
afterAll(() => service.close());

const NAMES = ["admin", "root", "test", "demo", "operator"];
const PASSWORDS = [
  ...NAMES,
  "",
  "password",
  "password1",
  "123456",
  "12345678",
  "qwerty",
  "letmein",
  "changeme",
  "secret",
  "welcome1",
  "default",
  "guest",
  "earshot",
  "earshot1",
  "postgres",
];

test("a fresh service has no account, no session and no sign-in method", async () => {
  for (const table of ["users", "identities", "sessions", "email_tokens"]) {
    expect(await service.database.dataSource.query(`SELECT FROM ${table}`)).toEqual([]);
  }
});

test.each(NAMES)("%s cannot sign in with any common default password", async (name) => {
  const addresses = [name, `${name}@earshot.example`];
  const tries = addresses.flatMap((email) => PASSWORDS.map((password) => ({ email, password })));
  const statuses = new Set<number>();
  // In batches of as many requests as can wait for a password hash.
  for (let at = 0; at < tries.length; at += 8) {
    const some = tries.slice(at, at + 8).map((body) => new TestBrowser(service).post("/auth/sign-in", body));
    for (const { status } of await Promise.all(some)) statuses.add(status);
  }
  expect([...statuses].toSorted()).toEqual([401, 422]);
});
