import type { Page } from "@playwright/test";
import { baseUrl, mailTo, otherDevice } from "./accounts/accounts-world";
import { expect, expectTotals, needsService, test } from "./fixtures";
import { someUser } from "./account-shows";

// The entire product with a faulty remote provider: the specified message appears in time, and the page still works.
const service = process.env.E2E_PROVIDER_URL;
const control = process.env.E2E_PROVIDER_CONTROL;

needsService("E2E_PROVIDER_URL");
needsService("E2E_PROVIDER_CONTROL");
test.describe.configure({ mode: "serial" });
test.use({ baseURL: service });

async function misbehave(fault: unknown): Promise<void> {
  await fetch(control ?? "", { method: "POST", body: JSON.stringify(fault) });
}

test.beforeEach(({ complaints }) => {
  // The provider's covers use a reserved domain, and the tests cause failing responses.
  complaints.allow(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of 50[34]/);
});

test.afterEach(() => misbehave(null));

test.describe("mail about new episodes", () => {
  // All services share the accounts in this database. They are created on the service where rate limits count visitors separately.
  test.use({ baseURL: baseUrl() });

  const SHOW = { id: 7008, title: "Slow Running Club" };
  const api = `${service ?? ""}/api/v1`;
  const headers = { origin: service ?? "" };

  /** Publishes an episode of the show; a new tracker then makes the service check it. */
  async function release(title: string, page: Page): Promise<void> {
    await fetch(`${control ?? ""}/episodes`, { method: "POST", body: JSON.stringify({ show: SHOW.id, title }) });
    expect((await page.request.put(`${api}/tracked-podcasts/${SHOW.id}`, { headers })).ok()).toBe(true);
  }
  const settings = async (page: Page) => {
    const answer = await page.request.get(`${api}/tracked-podcasts/${SHOW.id}`);
    return ((await answer.json()) as { tracked: { alerts: object } }).tracked.alerts;
  };

  test("unsubscribes by the link in the text and by the one in the header", async ({ page, browser }) => {
    test.setTimeout(120_000);
    const ada = await someUser(page);
    await page.goto(`${service ?? ""}/podcast/${SHOW.id}`);
    await page.getByRole("switch", { name: "Track this podcast" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Manage alerts" }).click();
    const alertChoice = page.getByRole("group", { name: `Email alerts: ${SHOW.title}` });
    // Not `check`, which reads the state only once, right after the click.
    await alertChoice.getByRole("radio", { name: "Every episode" }).click();
    await expect(alertChoice.getByRole("radio", { name: "Every episode" })).toBeChecked();
    await expect.poll(() => settings(page)).toEqual({ inApp: true, email: "each" });
    const other = await (await otherDevice(browser)).newPage();
    const ben = await someUser(other);
    const data = { inApp: true, email: "each" };
    expect((await other.request.put(`${api}/tracked-podcasts/${SHOW.id}`, { headers })).ok()).toBe(true);
    expect((await other.request.put(`${api}/tracked-podcasts/${SHOW.id}/alerts`, { headers, data })).ok()).toBe(true);
    const third = await (await otherDevice(browser)).newPage();
    await someUser(third);
    await release("The long hill", third);

    const mail = await mailTo(ada, "The long hill");
    expect(mail).toContain(`\n${SHOW.title}: The long hill\r\n`);
    const link = /https?:\/\/[^\s"<>]+\/unsubscribe\?token=[\w-]+/.exec(mail)?.[0] ?? "";
    const visitor = await (await otherDevice(browser)).newPage();
    await visitor.goto(link);
    await visitor.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
    expect(await settings(page)).toEqual({ inApp: true, email: "off" });
    await page.reload();
    await expect(page.getByText("The long hill").first()).toBeVisible();

    const second = await mailTo(ben, "The long hill");
    // One person's link does not end another's emails.
    expect(await settings(other)).toEqual(data);
    const [, oneClick = ""] = /^List-Unsubscribe:\s+<([^>]+)>\r?$/m.exec(second) ?? [];
    expect(second).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const posted = await fetch(oneClick, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(posted.status).toBe(200);
    expect(await settings(other)).toEqual({ inApp: true, email: "off" });
  });
});

const SENTENCE = "Failed to load podcasts. Please try again later.";

test("shows of the provider are found and opened", async ({ page }) => {
  await page.goto("/home?term=compiler");
  await page.getByRole("link", { name: "Kettle and Compiler" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Kettle and Compiler" })).toBeVisible();
  await expect(page.getByText("Based on iTunes & Spotify (publisher stats)")).toBeVisible();
});

test("shows N/A with the reason for a show without figures, on card and page", async ({ page }) => {
  await page.goto("/home?term=unknown+reach");
  const card = page.locator("[data-card]");
  await expect(card.getByText("N/A", { exact: true }).first()).toBeVisible();
  await expect(card.locator(".meter")).toHaveCount(0);
  await card.getByRole("link", { name: "Unknown Reach", exact: true }).click();
  const panel = page.getByRole("region", { name: "Audience Insights" });
  await expect(panel.getByText("No estimate yet")).toBeVisible();
  await expect(panel.getByText("There’s no public sign yet of how many people listen to this show.")).toBeVisible();
  await expect(panel.locator(".meter:not([data-empty])")).toHaveCount(0);
});

for (const [sort, figure] of [
  ["perEpisode", "the audience per episode"],
  ["rhythm", "how often episodes come out"],
] as const) {
  test(`does not claim to sort by ${figure}, which the provider lacks`, async ({ page }) => {
    const note = page.getByText(`The source doesn’t know ${figure}. These results are in order of relevance.`);
    await page.goto(`/home?lang=en&sort=${sort}`);
    await expect(note).toBeVisible();
    await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
    const titles = () => page.locator("[data-card]").getByRole("heading").allInnerTexts();
    await expect(page.locator("[data-card]").first()).toBeVisible();
    const before = await titles();
    await page.goto("/home?lang=en");
    await expect(page.locator("[data-card]").first()).toBeVisible();
    expect(await titles()).toEqual(before);
    await expect(note).toBeHidden();
    await page.goto(`/home?lang=en&sort=${sort}&view=table`);
    await expect(note).toBeVisible();
    await expect(page.locator("[data-card]").first()).toBeVisible();
    await expect(page.locator("[aria-sort]")).toHaveCount(0);
    await page.getByRole("columnheader").getByRole("button", { name: "Episodes", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Episodes", exact: true })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(note).toBeHidden();
  });
}

test("shows the specification's totals, because the provider has none", async ({ page }) => {
  for (const [path, of] of [
    ["/", "landing"],
    ["/api", "api"],
    ["/about", "about"],
  ] as const) {
    await page.goto(path);
    await expectTotals(page, of);
  }
  await expect(page.getByText("101M+")).toBeVisible();
});

for (const [name, fault] of [
  ["answers with errors", { kind: "status", status: 500 }],
  ["talks nonsense", { kind: "body", body: "<html>Sorry</html>" }],
  ["stops in mid-answer", { kind: "half" }],
] as const) {
  test(`a provider that ${name} shows the sentence, and the service keeps running`, async ({ page, request }) => {
    await misbehave(fault);
    await page.goto(`/home?term=${name.replaceAll(" ", "+")}`);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    expect((await request.get("/healthz")).status()).toBe(200);
    expect((await request.get("/readyz")).status()).toBe(200);
    await misbehave(null);
    await page.getByRole("button", { name: /retry/i }).click();
    await expect(page.getByText(SENTENCE)).toBeHidden();
  });
}
