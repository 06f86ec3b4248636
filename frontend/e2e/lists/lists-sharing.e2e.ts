import { expect, expectNoOverflow, inOwnFont, picture } from "../fixtures";
import { expectPartSound, expectSound } from "../looks";
import { baseUrl, mailTo, otherDevice, PASSWORD, test } from "../accounts/accounts-world";
import { card, heading, invite, makeList, newOwner, someShows } from "./lists-world";
import { visit } from "../search/search-catalogue";

test("shares a list by a link and revokes it", async ({ page, browser, complaints }) => {
  test.slow();
  complaints.allow(/404/);
  await newOwner(page);
  const list = await makeList(page, "True crime for June", await someShows(page, 4));
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("list", { name: "People" })).toContainText("Owner");
  await expectPartSound(page, page.getByRole("dialog"), "people");
  await page.getByRole("tab", { name: "Links" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "The new link" }).inputValue();
  await expect(page.getByRole("list", { name: "Links to this list" })).toContainText("Live link");
  await expectPartSound(page, page.getByRole("dialog"), "links");
  const reader = await otherDevice(browser);
  const guest = await reader.newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1, name: list.name })).toBeVisible();
  await expect(guest.getByRole("row")).toHaveCount(5);
  await page.getByRole("button", { name: "End link" }).click();
  await expect(page.getByText("No links yet.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { level: 1, name: "This list is no longer shared" })).toBeVisible();
  await reader.close();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "This list is no longer shared" })).toBeVisible();
  await expectSound(page);
});

test("the page of a shared link is accessible and fits", async ({ page, complaints }) => {
  // The user's own list already has that name.
  complaints.allow(/409/);
  await newOwner(page);
  const list = await makeList(page, "True crime for June", await someShows(page, 4));
  const headers = { origin: baseUrl() };
  const made = await page.request.post(`/api/v1/lists/${list.id}/shares`, { headers, data: { as: "frozen" } });
  const { token } = (await made.json()) as { token: string };
  await page.goto(`/l/${token}`);
  await expect(page.getByRole("row")).toHaveCount(5);
  await expectSound(page, "shared");
  // Paper is read on a later day, so it has dates.
  const last = page.getByRole("row").last().getByRole("time");
  await page.emulateMedia({ media: "print" });
  const printed = await last.evaluate((time) => getComputedStyle(time, "::after").content);
  expect(printed).toMatch(/^"\w{3} \d{1,2}, 20\d\d"$/);
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Copy to my lists" }).click();
  await page.getByRole("textbox", { name: /Choose another/ }).fill("My copy");
  await page.getByRole("button", { name: "Copy to my lists" }).click();
  await page.getByRole("link", { name: "Open my copy" }).click();
  await expect(heading(page, "My copy")).toBeVisible();
});

test("on a phone, ranges of millions fit on the page of a shared link", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "The largest", await someShows(page, 3));
  const headers = { origin: baseUrl() };
  const made = await page.request.post(`/api/v1/lists/${list.id}/shares`, { headers, data: { as: "frozen" } });
  const { token } = (await made.json()) as { token: string };
  await page.route(/\/shared\/[^/]+\/items/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: { figures: object | null }[] };
    const large = { listeners: "10,000,000-20,000,000", perEpisode: "1,500,000-10,000,000" };
    const items = answer.items.map((item) => ({ ...item, figures: { ...item.figures, ...large } }));
    await route.fulfill({ json: { ...answer, items } });
  });
  await page.goto(`/l/${token}`);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await inOwnFont(page);
    const shows = page.getByRole("list", { name: `Shows in ${list.name}` });
    await expect(shows.getByText("10,000,000–20,000,000")).toHaveCount(3);
    await expect(shows.getByText("1,500,000–10,000,000")).toHaveCount(3);
    // Each figure is in its own cell, on one line, and on the screen.
    const cut = await shows.getByRole("definition").evaluateAll((all) =>
      all.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
        return text.right > box.right + 1 || box.right > innerWidth ? [cell.textContent] : [];
      }),
    );
    expect(cut, `at ${width}`).toEqual([]);
    await expectNoOverflow(page);
  }
  await picture(page, "shared-millions");
});

test("prints a shared list on pages that cut nothing off", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "For paper", await someShows(page, 24));
  const headers = { origin: baseUrl() };
  const made = await page.request.post(`/api/v1/lists/${list.id}/shares`, { headers, data: { as: "frozen" } });
  const { token } = (await made.json()) as { token: string };
  await page.goto(`/l/${token}`);
  await expect(page.getByRole("row")).toHaveCount(25);
  await page.emulateMedia({ media: "print" });
  // The width of a landscape A4 sheet between its margins, in CSS pixels.
  await page.setViewportSize({ width: 1016, height: 700 });
  await expectNoOverflow(page);
  const wide = await page.getByRole("table").evaluate((table) => table.scrollWidth - document.body.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test("invites people, shows comments and activity, and survives the owner's account", async ({ page, browser }) => {
  test.slow();
  await newOwner(page);
  const [show] = await someShows(page, 3);
  const list = await makeList(page, "True crime for June", await someShows(page, 3));
  const device = await otherDevice(browser, { viewport: page.viewportSize()! });
  const member = await device.newPage();
  const address = await newOwner(member);
  const headers = { origin: baseUrl() };
  await member.goto(`/invitation#token=${await invite(page, list, address, "viewer")}`);
  await expect(member.getByRole("button", { name: "Accept the invitation" })).toBeVisible();
  await expect(member.getByRole("definition")).toContainText([list.name, "@", "See the list"]);
  await expectSound(member, "invitation");
  await member.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(heading(member, list.name)).toBeVisible();
  const response = await page.request.get(`/api/v1/lists/${list.id}/items?sort=title_asc`);
  const { items } = (await response.json()) as { items: { id: string; version: number }[] };
  const own = {
    status: "Negotiating",
    note: "Ask for June",
    price: { cents: 34_000, currency: "USD" },
    tags: ["uk"],
  };
  await page.request.patch(`/api/v1/lists/${list.id}/items/${items[0]?.id}`, {
    headers,
    data: { version: items[0]?.version, ...own },
  });

  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: `Actions: ${show?.title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Comments…" }).click();
  const dialog = page.getByRole("dialog", { name: `Comments on “${show?.title}”` });
  await dialog.getByLabel("New comment").fill("They answer within a day. Ask for the bundle of four spots.");
  await dialog.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(dialog.getByRole("list", { name: "Comments" })).toContainText("They answer within a day");
  await expectPartSound(page, dialog, "comments");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("tab", { name: "Activity" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("commented");
  await expectPartSound(page, page.getByRole("dialog"), "activity");

  // A viewer can only read the comments and the activity.
  await member.reload();
  await member.getByRole("button", { name: /1\s*comment on/ }).click();
  await expect(member.getByRole("dialog")).toContainText("They answer within a day");
  await expect(member.getByRole("textbox", { name: "New comment" })).toHaveCount(0);
  await expect(member.getByRole("dialog").getByRole("button", { name: /Edit|Delete/ })).toHaveCount(0);
  await member.keyboard.press("Escape");
  await expect(member.getByRole("dialog")).toHaveCount(0);
  for (const name of [/^Share$/, /^Rename$/, /^Import$/, /^Actions: /, /^Statuses$/, /^Freeze/])
    await expect(member.getByRole("main").getByRole("button", { name })).toHaveCount(0);
  // The owner's figures and edits are plain text.
  const shows = member.getByRole("main").locator("[data-item]");
  for (const text of ["Negotiating", "Ask for June", "$340", "uk"])
    await expect(shows.filter({ hasText: text })).toHaveCount(1);
  await expect(shows.filter({ hasText: /\d,\d{3}|No estimate/ })).toHaveCount(3);
  await expect(member.locator("tfoot, section[aria-label=Total]")).toContainText("$340");
  await expect(shows.getByRole("textbox")).toHaveCount(0);
  await expect(shows.getByRole("combobox")).toHaveCount(0);
  await expectSound(member, "viewer");

  await visit(page, "/account");
  await page.getByRole("button", { name: "Delete account…" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Delete your account?" });
  await expect(leaving).toContainText(`${list.name} · shared with ${address.slice(0, 2)}`);
  await expectPartSound(page, leaving, "leaving");
  await leaving.getByLabel("Type “delete my account” to continue").fill("delete my account");
  await leaving.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await leaving.getByRole("button", { name: "Delete account" }).click();
  await expect(leaving.getByRole("alert")).toHaveText("Give your shared lists away, or check the box.");
  await expect(leaving.getByRole("checkbox", { name: /^Also delete the lists I share/ })).toBeFocused();
  await leaving.getByRole("button", { name: `Make owner of ${list.name}` }).click();
  await expect(leaving.getByText(`owns “${list.name}” now.`, { exact: false })).toBeVisible();
  await expect(leaving.getByRole("checkbox")).toHaveCount(0);
  await leaving.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account will be removed in 14 days", { exact: false })).toBeVisible();
  await member.reload();
  await expect(member.getByRole("button", { name: "Rename" })).toBeVisible();
  await device.close();
});

test("shows two editors each other's changes without a reload", async ({ page, browser }) => {
  test.slow();
  await newOwner(page);
  const [first, second] = await someShows(page, 2);
  const list = await makeList(page, "Ours", first ? [first] : []);
  const device = await otherDevice(browser);
  const other = await device.newPage();
  const address = await newOwner(other);
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("textbox", { name: "Invite by email" }).fill(address);
  await page.getByRole("combobox", { name: "Role" }).selectOption("editor");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();
  const mail = await mailTo(address, "/invitation#token=");
  await other.goto(/\/invitation#token=[\w-]+/.exec(mail)?.[0] ?? "");
  await other.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(heading(other, "Ours")).toBeVisible();
  const headers = { origin: baseUrl() };
  const data = { podcastIds: [second?.id] };
  await page.request.post(`/api/v1/lists/${list.id}/items/batch`, { headers, data });
  await expect(card(other, second?.title ?? "")).toBeVisible();
  await device.close();
});

test("shows an error for an invitation that fails to load, and retries", async ({ page, complaints }) => {
  complaints.allow(/503|404/);
  await page.route(/\/invitations\/open/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/invitation#token=${"a".repeat(43)}`);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept the invitation" })).toHaveCount(0);
  await page.unroute(/\/invitations\/open/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This link does not work" })).toBeVisible();
});
