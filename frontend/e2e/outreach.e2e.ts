import type { APIResponse, Page, Route } from "@playwright/test";
import { freshAddress, test } from "./accounts/accounts-world";
import { expect, expectAccessible, freeze, gate } from "./fixtures";
import { visit } from "./search/search-catalogue";

const CONTACT = "**/api/v1/contact-messages";
const WAITLIST = "**/api/v1/waitlist";

const problem =
  (status: number, detail?: string, code = "test") =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "Refused", status, ...(detail && { detail }), code }),
    });

const contact = (page: Page) => {
  const form = page.getByRole("form", { name: "Contact Us" });
  return {
    name: form.getByLabel("Name"),
    email: form.getByLabel("Email"),
    message: form.getByLabel("Message"),
    button: form.getByRole("button"),
    alert: form.getByRole("alert"),
  };
};

test("the contact form marks the first invalid field, without text, and sends nothing", async ({ page }) => {
  let sent = 0;
  await page.route(CONTACT, (route) => (sent++, route.abort()));
  await page.clock.install();
  await visit(page, "/features", page.getByRole("form", { name: "Contact Us" }));
  await page.waitForLoadState("networkidle");
  await freeze(page);
  const { name, email, message, button } = contact(page);
  await button.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveClass(/box-shadow:0_0_0_4px/);
  await page.clock.runFor(900);
  await expect(name).toHaveClass(/box-shadow:0_0_0_4px/);
  await page.clock.runFor(200);
  await expect(name).not.toHaveClass(/box-shadow:0_0_0_4px/);
  await expect(name).not.toHaveAttribute("aria-invalid");

  await button.click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("  Ada  ");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await email.fill("ada.example");
  await email.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("ada@example");
  await message.fill("   ");
  await name.press("Enter");
  await expect(message).toBeFocused();
  await expect(page.getByText(/please enter/i)).toHaveCount(0);
  expect(sent).toBe(0);
  await page.clock.resume();
  await expectAccessible(page);
});

test("the contact form is one line on working screens, and open on others", async ({ page }) => {
  const form = page.getByRole("form", { name: "Contact Us" });
  await visit(page, "/contact", form);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(form).toBeVisible();
  await form.getByLabel("Name").fill("Ada Quill");

  await page.getByRole("contentinfo").getByRole("link", { name: "Search podcasts" }).click();
  const line = page.getByRole("button", { name: /^Contact Us/ });
  await expect(line).toHaveAttribute("aria-expanded", "false");
  await expect(form).toBeHidden();
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(line).toHaveAttribute("aria-expanded", "true");
  // The text typed on another page is still there.
  await expect(form.getByLabel("Name")).toHaveValue("Ada Quill");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  for (const path of ["/home?term=the&mode=title", "/lists"]) {
    await visit(page, path, line);
    await expect(form).toBeHidden();
  }
});

test("a message is stored once however often it is sent; failures keep the fields", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await visit(page, "/features", page.getByRole("form", { name: "Contact Us" }));
  await page.waitForLoadState("networkidle");
  const { name, email, message, button, alert } = contact(page);
  await name.fill("Ada Quill");
  await email.fill("ada@example.org");
  await message.fill("Is there a figure for this?\n<b>Second</b> line");

  await page.route(CONTACT, problem(500));
  const answer = gate();
  await page.route(CONTACT, (route) => answer.opened.then(() => route.fallback()), { times: 1 });
  await button.click();
  await expect(button).toHaveText("Sending…");
  await expect(button).toBeDisabled();
  answer.open();
  await expect(alert).toHaveText("Something went wrong. Please try again.");
  for (const refusal of ["Too many messages. Please wait a little and try again.", "That was refused."]) {
    await page.unroute(CONTACT);
    await page.route(CONTACT, problem(429, refusal));
    await button.click();
    await expect(alert).toHaveText(refusal);
  }
  await page.unroute(CONTACT);
  await page.route(CONTACT, (route) => route.abort());
  await button.click();
  await expect(alert).toHaveText("Something went wrong. Please try again.");
  await expect(message).toHaveValue("Is there a figure for this?\n<b>Second</b> line");

  // The first response is lost: the second attempt sends the same request and gets the same response.
  await page.unroute(CONTACT);
  const answers: { key?: string; id: string }[] = [];
  await page.route(CONTACT, async (route) => {
    const answer = await route.fetch();
    const { id } = (await answer.json()) as { id: string };
    answers.push({ key: route.request().headers()["idempotency-key"], id });
    await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await button.click();
  await expect(alert).toHaveText("Something went wrong. Please try again.");
  await button.dblclick();
  await expect(button).toHaveText("✓ Sent!");
  expect(answers).toHaveLength(2);
  expect(answers[1]).toEqual(answers[0]);
  for (const field of [name, email, message]) await expect(field).toHaveValue("");
  await expect(button).toHaveText("Send message");
});

/** Forwards the page's request to the server, and drops the response. */
const loseAnswer =
  (heard: Heard[], postData?: (body: string) => string) =>
  async (route: Route): Promise<void> => {
    const answer = await route.fetch({ postData: postData?.(route.request().postData() ?? "") });
    heard.push(await said(route, answer));
    await route.abort();
  };

type Heard = {
  readonly key: string | undefined;
  readonly status: number;
  readonly id?: string;
  readonly code?: string;
};

async function said(route: Route, answer: APIResponse): Promise<Heard> {
  const { id, code } = (await answer.json()) as { id?: string; code?: string };
  return { key: route.request().headers()["idempotency-key"], status: answer.status(), id, code };
}

const pass =
  (heard: Heard[]) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    heard.push(await said(route, response));
    await route.fulfill({ response });
  };

test("a message gets through on the second try when its key is in use or known for another text", async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await visit(page, "/features", page.getByRole("form", { name: "Contact Us" }));
  await page.waitForLoadState("networkidle");
  const { name, email, message, button, alert } = contact(page);
  await name.fill("Ada Quill");
  await email.fill("ada@example.org");
  await message.fill("Is there a figure for this?");

  // The visitor tries again while the first request is still open.
  const running = "The same request is still being processed. Please try again in a moment.";
  await page.route(CONTACT, problem(409, running, "idempotency.still-running"));
  await button.click();
  await expect(alert).toHaveText(running);
  await expect(message).toHaveValue("Is there a figure for this?");
  await page.unroute(CONTACT);

  // The server has seen a different text with this key, and refuses the request.
  const heard: Heard[] = [];
  await page.route(
    CONTACT,
    loseAnswer(heard, (body) => body.replace("figure", "number")),
  );
  await button.click();
  await expect(alert).toHaveText("Something went wrong. Please try again.");
  await page.unroute(CONTACT);
  await page.route(CONTACT, pass(heard));
  await button.click();
  await expect.poll(() => heard.length).toBe(2);
  await expect(alert).toHaveText("Something went wrong. Please try again.");
  await expect(page.getByText(/Idempotency/)).toHaveCount(0);
  await button.click();
  await expect(button).toHaveText("✓ Sent!");
  expect(heard.map(({ status, code }) => [status, code])).toEqual([
    [201, undefined],
    [422, "idempotency.other-payload"],
    [201, undefined],
  ]);
  expect([heard[1]?.key, heard[2]?.key === heard[1]?.key]).toEqual([heard[0]?.key, false]);
});

test("the waitlist: a second try after a lost answer joins once, and succeeds", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await visit(page, "/advertisers", page.getByRole("form", { name: "Waitlist" }));
  await page.waitForLoadState("networkidle");
  const form = page.getByRole("form", { name: "Waitlist" });
  const field = form.getByLabel("Email");
  const address = freshAddress();
  await field.fill(address);
  const heard: Heard[] = [];
  await page.route(WAITLIST, loseAnswer(heard));
  await field.press("Enter");
  await expect(form.getByRole("status")).toHaveText("Network error. Please try again.");
  await expect(field).toHaveValue(address);
  await page.unroute(WAITLIST);
  await page.route(WAITLIST, problem(409, "Still being worked on.", "idempotency.still-running"));
  await field.press("Enter");
  await expect(form.getByRole("status")).toHaveText("Still being worked on.");
  await page.unroute(WAITLIST);
  await page.route(WAITLIST, pass(heard));
  await field.press("Enter");
  await expect(page.getByText("Successfully joined the waitlist! We'll keep you updated.")).toBeVisible();
  expect(heard).toEqual([heard[0], heard[0]]);
  expect(heard[0]).toMatchObject({ status: 201, key: expect.any(String), id: expect.any(String) });
});

test("the waitlist: explains missing input, adds an address once, and the browser remembers it", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/advertisers", page.getByRole("form", { name: "Waitlist" }));
  await page.waitForLoadState("networkidle");
  await freeze(page);
  await expect(page.getByText(/Launch was announced for January 2026/)).toBeVisible();
  for (const title of ["Smarter Discovery", "Deeper Understanding", "From Episodes to Actions", "Trends & Signals"]) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  }
  const form = page.getByRole("form", { name: "Waitlist" });
  const field = form.getByLabel("Email");
  const button = form.getByRole("button");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("Enter your email address first.");
  await field.fill("ada@example");
  await field.press("Enter");
  await expect(form.getByRole("status")).toHaveText("That is not an email address yet.");
  await page.clock.runFor(2_000);

  const address = freshAddress();
  let sent = 0;
  page.on("request", (request) => request.url().endsWith("/waitlist") && sent++);
  await page.route(WAITLIST, async (route) => {
    await expect(button).toHaveText("Adding...");
    await route.continue();
  });
  await field.fill(address);
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await button.dblclick();
  const joined = page.getByText("Successfully joined the waitlist! We'll keep you updated.", { exact: true });
  await expect(joined).toBeVisible();
  expect(sent).toBe(1);
  await page.clock.runFor(4_800);
  await expect(joined).toBeVisible();
  await page.clock.runFor(300);
  await expect(page.getByText("You are on the list", { exact: true })).toBeVisible();
  // React schedules late parts by the clock, so it must run again.
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText("You are on the list", { exact: true })).toBeVisible();

  // The same address with different capitalization: a duplicate counts as success.
  await page.getByRole("button", { name: "Add another address" }).click();
  await field.fill(address.toUpperCase());
  await field.press("Enter");
  await expect(joined).toBeVisible();
  await expectAccessible(page);
});

test("the waitlist's errors use the specification's texts", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await visit(page, "/advertisers", page.getByRole("form", { name: "Waitlist" }));
  await page.waitForLoadState("networkidle");
  const form = page.getByRole("form", { name: "Waitlist" });
  const field = form.getByLabel("Email");
  const note = form.getByRole("status");
  await field.fill(freshAddress());
  const tries: readonly [(route: Route) => Promise<void>, string][] = [
    [problem(500), "Hmm, something went wrong. Please try again."],
    [problem(400, "The body is malformed."), "The body is malformed."],
    [
      problem(429, "Too many attempts. Please wait a little and try again."),
      "Too many attempts. Please wait a little and try again.",
    ],
    [(route) => route.abort(), "Network error. Please try again."],
  ];
  for (const [answer, text] of tries) {
    await page.route(WAITLIST, answer);
    await field.press("Enter");
    await expect(note).toHaveText(text);
    await page.unroute(WAITLIST);
  }
  await page.route(WAITLIST, problem(409, "Already there."));
  await field.press("Enter");
  await expect(page.getByText("Successfully joined the waitlist! We'll keep you updated.")).toBeVisible();
});
