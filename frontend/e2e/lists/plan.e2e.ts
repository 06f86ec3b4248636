import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { baseUrl, test } from "../accounts/accounts-world";
import { expect } from "../fixtures";
import { expectSound } from "../looks";
import { visit } from "../search/search-catalogue";
import { type MadeList, makeList, newOwner, someShows } from "./lists-world";

type Plan = {
  readonly picks: readonly { readonly id: string; readonly title: string }[];
  readonly totals: { readonly cost: number };
};

const panel = (page: Page) => page.getByRole("region", { name: "Plan under a budget" });
const picks = (page: Page) => panel(page).getByRole("table", { name: "Shows in the plan" }).locator("tbody tr");

const pick = (page: Page, title: string) =>
  picks(page).filter({ has: page.getByRole("link", { name: title, exact: true }) });

/** The plan that the server makes for a list. */
async function planOf(page: Page, { id }: MadeList, budget: number): Promise<Plan> {
  const headers = { origin: baseUrl() };
  const answer = await page.request.post("/api/v1/plans", { headers, data: { listId: id, budget } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Plan;
}

test("plans a list under a budget, and updates the plan after locks and removals", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "Autumn launch", await someShows(page, 12));
  const { totals } = await planOf(page, list, 100_000_000);
  const budget = Math.floor(totals.cost / 2);
  const [first, second] = (await planOf(page, list, budget)).picks;
  await visit(page, `/lists?list=${list.id}`);
  const field = panel(page).getByRole("textbox", { name: "Budget in US dollars" });
  await field.fill("much");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Enter an amount in US dollars, like $5,000 or 10k.");
  await field.fill(`$${budget}`);
  await panel(page).getByRole("button", { name: "Make a plan" }).click();
  await expect(picks(page).first()).toContainText(first!.title);
  await expect(picks(page).first()).toContainText(/Adds about [\d,]+ people, for \$[\d,.]+ with 4 spots\./);
  await expect(panel(page).getByRole("status")).toContainText("different people");

  await panel(page)
    .getByRole("button", { name: `Lock: ${second!.title}`, exact: true })
    .click();
  await expect(picks(page).first()).toContainText(second!.title);
  await expect(picks(page).first().getByRole("button", { pressed: true })).toHaveCount(1);
  await panel(page)
    .getByRole("button", { name: `Remove: ${first!.title}`, exact: true })
    .click();
  await expect(pick(page, first!.title)).toHaveCount(0);
  const back = panel(page).getByRole("button", { name: `Put back: ${first!.title}`, exact: true });
  await expect(back).toBeFocused();
  await panel(page)
    .getByText(/left out, and why/)
    .click();
  await expect(panel(page).getByRole("table", { name: "Left out of the plan" })).toBeVisible();
  await expectSound(page, "plan");
  await back.press("Enter");
  await expect(back).toHaveCount(0);
  await expect(panel(page).getByRole("heading", { name: "Plan under a budget" })).toBeFocused();
  await expect(panel(page)).toHaveAttribute("aria-busy", "false");

  await picks(page)
    .first()
    .getByRole("button", { name: /^Draft a pitch: / })
    .click();
  await expect(page.getByRole("heading", { name: `Pitch to ${second!.title}` })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await panel(page).getByRole("button", { name: "Save as list" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Autumn launch plan");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^List “Autumn launch plan” created with /)).toBeVisible();

  await panel(page).getByRole("button", { name: "Request this campaign" }).click();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText(`- ${second!.title}: 4 spots, $`);
  await page.getByRole("button", { name: "Close" }).click();

  const saved = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Download CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Autumn_launch_plan.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toBe('"title","podcast_id","in_plan","spots","cost_usd","adds_people","reason"');
  expect(lines[1]).toContain(`"${second!.id}","yes","4"`);
  expect(lines.filter((line) => line.includes('"yes"'))).toHaveLength(await picks(page).count());

  await page.reload();
  await expect(field).toHaveValue(`$${budget}`);
});

test("from a brief to a plan in one step, with the budget filled in and the shows weighed by the brief", async ({
  page,
}) => {
  await newOwner(page);
  await visit(page, "/match");
  const brief = "Tickets for comedy shows, for listeners in English, $30,000.";
  await page.getByLabel("Campaign brief").fill(brief);
  await page.getByRole("button", { name: "Plan these shows" }).click();
  await expect(page).toHaveURL(/\/lists\?list=/);
  await expect(panel(page).getByRole("heading", { name: "Plan under a budget" })).toBeFocused();
  await expect(panel(page).getByRole("textbox", { name: "Budget in US dollars" })).toHaveValue("$30,000");
  await panel(page).getByRole("button", { name: "Make a plan" }).click();
  await expect(picks(page).first()).toContainText(/Fits the brief: \d+( to \d+)? of 100 points\./);
  await panel(page).getByRole("switch", { name: "Weigh shows by your brief" }).uncheck();
  await expect(picks(page).first()).not.toContainText("Fits the brief");
});
