import type { Route } from "@playwright/test";
import { baseUrl, makeAccount, signInByApi, test, typeSignIn } from "../accounts/accounts-world";
import { FAILED, fillIn, openMatch, problem, reopen, SEND, SENT, submit } from "./campaigns-world";
import { expect, gate, someShow } from "../fixtures";
import { expectShownFor } from "../lists/lists-world";
import { visit } from "../search/search-catalogue";

test("fills in and sends the form with the keyboard, and the page confirms it", async ({ page }) => {
  await page.clock.install();
  await visit(page, `/podcast/${await someShow(page)}`);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByRole("button", { name: "Analyze & Match Me" }).first()).toBeVisible();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Analyze & Match Me" });
  await expect(dialog.getByRole("tab", { name: "Match" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(dialog.getByRole("tab", { name: "Request" })).toBeFocused();
  await expect(dialog.getByText(`Request for ${title}`)).toBeVisible();

  for (const words of ["Ada", "Low", "ada@tempo.example", "Tempo", "+49 30 1234"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(words);
  }
  await expect(dialog.getByLabel("Phone")).toHaveAttribute("inputmode", "tel");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Pod");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "$5K–15K" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A watch that plans your training.");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Submit Request" })).toBeFocused();

  const sending = page.waitForRequest(SEND);
  const answer = gate();
  await page.route(SEND, (route) => answer.opened.then(() => route.fallback()), { times: 1 });
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Submitting…" })).toBeDisabled();
  await expectShownFor(page, dialog.getByText(SENT), 1_500, async () => answer.open());
  const sent = (await sending).postDataJSON() as object;
  expect(sent).toMatchObject({
    podcastTitle: title,
    firstName: "Ada",
    lastName: "Low",
    businessEmail: "ada@tempo.example",
    phone: "+49 30 1234",
    companyName: "Tempo",
    budgetRange: "$5K–15K",
    primaryGoal: "Brand Awareness",
    campaignBrief: "A watch that plans your training.",
    referral: "Podcast",
    website: "",
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "ACTIONS" }).getByText(/^Request sent \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Analyze & Match Me" }).first()).toBeVisible();

  // The next request keeps the fields; only the brief is empty.
  await page.keyboard.press("m");
  await dialog.getByRole("tab", { name: "Request" }).click();
  await expect(dialog.getByText("Filled in from your last request.")).toBeVisible();
  await expect(dialog.getByLabel("Company name")).toHaveValue("Tempo");
  await expect(dialog.getByLabel("Campaign brief")).toHaveValue("");
  await dialog.getByRole("button", { name: "Use the brief from your last request" }).click();
  await expect(dialog.getByLabel("Campaign brief")).toHaveValue("A watch that plans your training.");
});

test("shows errors at the field: on blur, on submit, and from the server", async ({ page, complaints }) => {
  complaints.allow(/422|400/);
  const dialog = await openMatch(page, "Request");
  const email = dialog.getByLabel("Business email");
  await email.focus();
  await page.keyboard.press("Tab");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await email.fill("ada@tempo");
  await page.keyboard.press("Tab");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await email.fill("ada@tempo.example");
  await expect(email).not.toHaveAttribute("aria-invalid");

  await submit(dialog);
  await expect(dialog.getByLabel("First name")).toBeFocused();
  for (const text of [
    "Please enter your first name.",
    "Please enter your last name.",
    "Please enter your company name.",
    "Please choose a budget range.",
    "Please choose a primary goal.",
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByRole("radiogroup", { name: "Budget range" })).toHaveAttribute("aria-invalid", "true");
  await fillIn(dialog);
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(0);

  const errors = [{ path: "companyName", message: "Please enter your company name." }];
  await page.route(SEND, (route) => route.fulfill(problem(422, "Please enter your company name.", { errors })));
  await submit(dialog);
  await expect(dialog.getByLabel("Company name")).toBeFocused();
  await expect(dialog.getByLabel("Company name")).toHaveAccessibleDescription("Please enter your company name.");
  await page.unroute(SEND);
  await page.route(SEND, (route) => route.fulfill(problem(400, "The body is not valid.")));
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText("The body is not valid.");
  await expect(dialog.getByRole("button", { name: "Submit Request" })).toBeFocused();
});

test("each failure is explained and keeps the text; a reopened dialog is empty", async ({ page, complaints }) => {
  complaints.allow(/409|429|500|ERR_|Failed to load/);
  const dialog = await openMatch(page, "Request");
  await fillIn(dialog);
  const alert = dialog.getByRole("alert");
  const failing = async (answer: (route: Route) => Promise<void>, text: string, help: string | RegExp) => {
    await page.route(SEND, answer);
    await submit(dialog);
    await expect(alert).toContainText(text);
    await expect(alert).toContainText(help);
    await expect(dialog.getByLabel("Company name")).toHaveValue("Tempo");
    await page.unroute(SEND);
  };
  await failing((route) => route.fulfill(problem(500, "relation is broken")), FAILED, "What you typed is still here.");
  await expect(alert).not.toContainText("relation");
  await failing(
    (route) => route.fulfill(problem(429, "Too many requests.")),
    "Too many requests.",
    "Try again in 3 minutes.",
  );
  await failing(
    (route) => route.fulfill(problem(409, "This request is still being processed.")),
    "still being processed",
    "What you typed is still here.",
  );
  await failing((route) => route.abort("connectionfailed"), FAILED, "We couldn’t reach the server.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await reopen(page, "Request");
  await expect(alert).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Submit Request" })).toBeEnabled();
});

test("a request pressed twice, or repeated after a lost answer, is stored once", async ({ page, complaints }) => {
  complaints.allow(/ERR_|Failed to load/);
  await signInByApi(page, await makeAccount());
  const dialog = await openMatch(page, "Request");
  await fillIn(dialog);
  const keys: (string | undefined)[] = [];
  const ids: string[] = [];
  let lost = true;
  await page.route(SEND, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    ids.push(((await answer.json()) as { id: string }).id);
    if (lost) return route.abort("connectionreset");
    return route.fulfill({ response: answer });
  });
  await dialog.getByRole("button", { name: "Submit Request" }).dblclick();
  await expect(dialog.getByRole("alert")).toContainText(FAILED);
  expect(keys).toHaveLength(1);

  // After a reload, it is still the same request.
  await page.reload();
  await reopen(page, "Request");
  await expect(dialog.getByLabel("Company name")).toHaveValue("Tempo");
  lost = false;
  await submit(dialog);
  await expect(dialog.getByText(SENT)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(ids).size).toBe(1);
  const exported = await page.request.get("/api/v1/account/export", { headers: { origin: baseUrl() } });
  expect((await exported.text()).match(/ada@tempo\.example/g)).toHaveLength(1);
});

test("a draft survives Escape, a reload and signing in; the account's data is prefilled", async ({ page }) => {
  const address = await makeAccount();
  const dialog = await openMatch(page, "Request");
  await dialog.getByLabel("Company name").fill("Tempo");
  await dialog.getByRole("radio", { name: "Sales" }).check();
  await dialog.getByLabel("Campaign brief").fill("A watch that plans your training.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const notice = page
    .getByRole("region", { name: "Messages" })
    .getByText("Your draft stays on this device until you send it.");
  await expect(notice).toBeVisible();
  await page.reload();
  await page.goto(`/sign-in?redirect=${encodeURIComponent(new URL(page.url()).pathname)}`);
  await typeSignIn(page, address);
  await expect(page).toHaveURL(/\/podcast\//);
  await reopen(page, "Request");
  await expect(dialog.getByLabel("Company name")).toHaveValue("Tempo");
  await expect(dialog.getByRole("radio", { name: "Sales" })).toBeChecked();
  await expect(dialog.getByLabel("Campaign brief")).toHaveValue("A watch that plans your training.");
  await expect(dialog.getByLabel("Business email")).toHaveValue(address);
  // Closed by a click on the backdrop this time; the notice is not repeated.
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
});

test("counts code points, and never drops excess text silently", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Start Matching Ads" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyze & Match" });
  const brief = dialog.getByLabel("Campaign brief");
  await expect(dialog.getByText("0/800")).toBeVisible();
  const spoken = () => dialog.getByRole("status").allInnerTexts();
  await brief.fill("😀".repeat(699));
  await expect(dialog.getByText("699/800")).toBeVisible();
  expect((await spoken()).join("")).toBe("");
  await brief.press("End");
  await page.keyboard.insertText("😀");
  await expect(dialog.getByText("100 characters left")).toBeAttached();
  await page.keyboard.insertText("😀".repeat(80));
  await expect(dialog.getByText("20 characters left")).toBeAttached();
  // Thirty more characters in the middle, where twenty fit: the end must not change.
  await brief.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 2));
  await page.keyboard.insertText("0123456789abcdefghijKLMNOPQRST");
  await expect(dialog.getByText("800/800")).toBeVisible();
  await expect(dialog.getByText("No characters left")).toBeAttached();
  await expect(brief).toHaveValue(`😀0123456789abcdefghij${"😀".repeat(779)}`);
  await expect(dialog.getByText("10 characters did not fit and were left out:")).toBeVisible();
  await expect(dialog.locator("q")).toHaveText("KLMNOPQRST");
  await page.keyboard.insertText("!");
  await expect(dialog.getByText("800 characters at most.")).toBeVisible();

  await fillIn(dialog);
  const sending = page.waitForRequest(SEND);
  await submit(dialog);
  const body = (await sending).postDataJSON() as { campaignBrief: string; podcastId?: string };
  expect([...body.campaignBrief]).toHaveLength(800);
  expect(body).not.toHaveProperty("podcastId");
  await expect(dialog.getByText(SENT)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Request sent \d\d:\d\d$/)).toBeVisible();
});

test("the palette opens the form from every page", async ({ page }) => {
  await visit(page, "/home");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("campaign request");
  await page.getByRole("option", { name: "Send a campaign request" }).click();
  await expect(page.getByRole("dialog", { name: "Analyze & Match" }).getByLabel("First name")).toBeVisible();
});
