import { expect, test } from "./fixtures";

// The whole product on a remote provider that misbehaves: the specified sentence in time, and a page that goes on.
const service = process.env.E2E_PROVIDER_URL;
const control = process.env.E2E_PROVIDER_CONTROL;

test.skip(!service || !control, "needs the service on the provider's stand-in, which npm test starts");
test.describe.configure({ mode: "serial" });
test.use({ baseURL: service });

async function misbehave(fault: unknown): Promise<void> {
  await fetch(control ?? "", { method: "POST", body: JSON.stringify(fault) });
}

test.beforeEach(({ complaints }) => {
  // Covers of the stand-in lie on a reserved domain; failing answers are what is tested.
  complaints.allow(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of 50[34]/);
});

test.afterEach(() => misbehave(null));

const SENTENCE = "Failed to load podcasts. Please try again later.";

test("shows of the provider are found and opened", async ({ page }) => {
  await page.goto("/home?term=compiler");
  await page.getByRole("link", { name: "Kettle and Compiler" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Kettle and Compiler" })).toBeVisible();
  await expect(page.getByText("Based on iTunes & Spotify (publisher stats)")).toBeVisible();
});

test("a provider that hangs gives the sentence in time, and the page goes on", async ({ page }) => {
  await page.goto("/home");
  await misbehave({ kind: "hang" });
  await page
    .getByRole("combobox", { name: /search/i })
    .first()
    .fill("lighthouse");
  const started = Date.now();
  await page.keyboard.press("Enter");
  await expect(page.getByText(SENTENCE)).toBeVisible({ timeout: 14_000 });
  // Ten seconds are the provider's; the rest is the browser's, which shares the machine with other tests here.
  expect(Date.now() - started).toBeLessThan(12_000);
  await misbehave(null);
  await page.getByRole("button", { name: /retry/i }).click();
  await expect(page.getByText(SENTENCE)).toBeHidden();
});

for (const [name, fault] of [
  ["answers with errors", { kind: "status", status: 500 }],
  ["talks nonsense", { kind: "body", body: "<html>Sorry</html>" }],
  ["stops in mid-answer", { kind: "half" }],
] as const) {
  test(`a provider that ${name} gives the sentence, and the service lives`, async ({ page, request }) => {
    await misbehave(fault);
    await page.goto(`/home?term=${name.replaceAll(" ", "+")}`);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    expect((await request.get("/healthz")).status()).toBe(200);
    expect((await request.get("/readyz")).status()).toBe(200);
  });
}
