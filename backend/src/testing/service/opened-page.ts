import { PASSWORD, TestBrowser } from "./test-browser.js";
import type { TestService } from "./test-service.js";

/** An operator's browser, with the operator page open in its session. */
export async function openedPage(service: TestService, email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(service);
  await browser.post("/auth/sign-in", { email, password: PASSWORD }).expect(200);
  await browser.post("/admin/session/code").expect(202);
  const mail = (await service.mails()).findLast(({ to, subject }) => to === email && /code/.test(subject));
  const code = /^(\d{8}) /.exec(mail?.subject ?? "")?.[1] ?? "";
  await browser.post("/admin/session", { code }).expect(200);
  return browser;
}
