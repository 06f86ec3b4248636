import { OwnedData } from "../database/owned-data.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { siteNotice } from "./notice.schemas.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test("the notice names everything that features store about people, each with an end", async () => {
  const { body } = await new TestBrowser(service).get("/site-notice").expect(200);
  const notice = siteNotice.strict().parse(body);
  const names = notice.stored.map(({ name }) => name);
  expect(names.toSorted()).toEqual(service.app.get(OwnedData).sections.map((section) => section.name).toSorted()); // prettier-ignore
  expect(names.slice(0, 3)).toEqual(["account", "identities", "sessions"]);
  expect(names.at(-1)).toBe("operatorActions");
  for (const { what, until } of [...notice.stored, ...notice.cookies]) {
    expect(what).toMatch(/^[A-Z].*[^.]$/);
    expect(until).toMatch(/^[A-Z\d].*[^.]$/);
  }
  expect(notice.operator).toEqual({ name: null, address: null, email: null });
  expect(notice.backupNights).toBe(14);
});

test("the notice lists exactly the cookies that a sign-in sets", async () => {
  const browser = await newUser(service, "cookies@example.org");
  const notice = siteNotice.parse((await browser.get("/site-notice").expect(200)).body);
  expect([...browser.cookies.keys()].sort()).toEqual(notice.cookies.map(({ name }) => name).sort());
});
