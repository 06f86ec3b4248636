import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";

test("no password, link, cookie, token or personal address is written to the log", async () => {
  const service = await testService();
  try {
    const email = "log-canary@example.org";
    const user = await newUser(service, email);
    const cookie = user.session ?? "none";
    const device = user.cookies.get("earshot-device") ?? "none";
    const { body } = await new TestBrowser(service)
      .post("/auth/sign-in", { email, password: PASSWORD, client: "desktop" })
      .expect(200);
    const { token } = body as { token: string };
    await user.get("/account").set("Authorization", `Bearer ${token}`).expect(200);
    await user.post("/auth/reset", { email }).expect(202);
    const link = await service.secretFor(email);
    await user.post("/auth/reset/confirm", { token: link, password: "fresh canary pass 8" }).expect(200);
    await user.post(`/auth/sign-in?password=${encodeURIComponent("query canary")}`, {
      email,
      password: "wrong canary",
    });
    await user.get("/account").set("User-Agent", "Log canary").expect(401);
    // Broken on purpose: server errors must not log the input either.
    await service.database.dataSource.query("ALTER TABLE users RENAME TO users_away");
    const broken = await new TestBrowser(service).post("/auth/sign-in", { email, password: PASSWORD });
    expect(broken.status).toBe(500);
    expect(broken.text).not.toMatch(/users|SELECT|relation/);
    await service.database.dataSource.query("ALTER TABLE users_away RENAME TO users");

    // The request's line is written after its answer.
    const log = await until(() => (service.log().includes('"statusCode":500') ? service.log() : undefined));
    const secrets = [
      PASSWORD,
      link,
      token,
      cookie,
      device,
      decodeURIComponent(cookie),
      "fresh canary",
      "query canary",
      "wrong canary",
    ];
    for (const secret of [...secrets, "log-canary", "a secret of the tests"]) expect(log).not.toContain(secret);
    for (const line of log.trimEnd().split("\n")) expect(() => JSON.parse(line) as unknown).not.toThrow();
  } finally {
    await service.close();
  }
});
