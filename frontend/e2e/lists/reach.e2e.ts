import { test } from "../accounts/accounts-world";
import { expect } from "../fixtures";
import { expectSound } from "../looks";
import { visit } from "../search/search-catalogue";
import { makeList, newOwner, someShows } from "./lists-world";

const panel = (page: Parameters<typeof visit>[0]) => page.getByRole("region", { name: "Net reach" });

test("shows how many different people a list reaches, and what each show adds", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 12);
  const list = await makeList(page, "Autumn launch", shows);
  await visit(page, `/lists?list=${list.id}`);
  await expect(panel(page)).toContainText(/[\d,]+–[\d,]+ different people/);
  await expect(panel(page)).toContainText("It has not been checked against a panel");
  const bars = panel(page).getByRole("list", { name: "What each show adds" }).getByRole("listitem");
  await expect(bars.first()).toContainText(/adds [\d,]+ of [\d,]+/);
  await panel(page).getByText("How it’s modeled, and all the numbers").click();
  await expect(panel(page).getByRole("table", { name: "Net reach, show by show" })).toBeVisible();
  await expectSound(page, "net-reach");
});

test("a list without its net reach offers to try again", async ({ page, complaints }) => {
  complaints.allow(/503/);
  await newOwner(page);
  const list = await makeList(page, "Autumn launch", await someShows(page, 2));
  let down = true;
  await page.route("**/api/v1/reach", (route) =>
    down ? route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }) : route.continue(),
  );
  await visit(page, `/lists?list=${list.id}`);
  await expect(panel(page).getByRole("alert")).toContainText("Couldn’t work out the net reach.");
  down = false;
  await panel(page).getByRole("button", { name: "Retry" }).click();
  await expect(panel(page)).toContainText("different people");
});
