import { existsSync } from "node:fs";
import { join } from "node:path";
import { makeAccount, signInByApi, typeSignIn } from "../../frontend/e2e/accounts/accounts-world";
import { makeList, someShows } from "../../frontend/e2e/lists/lists-world";
import { expect, read, test } from "./app";

// The test's own browser uses the website: it creates the account and downloads the site's export for comparison.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.77.1.1" } });

test("signs in, stays signed in after a restart, and saves the same export as the site", async ({
  page,
  start,
  folder,
}) => {
  const email = await makeAccount();
  await signInByApi(page, email);
  const list = await makeList(page, "To Pitch", await someShows(page, 3));

  const first = await start();
  await first.goto("/sign-in");
  await expect(first.page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await typeSignIn(first.page, email);
  await expect(first.page).toHaveURL(`${first.origin}/home`);
  // The page has no credentials: the token is not in any cookie, storage or response.
  const stored = await first.page.evaluate(
    () => `${document.cookie}${JSON.stringify(localStorage)}${JSON.stringify(sessionStorage)}`,
  );
  expect(stored).not.toMatch(/[\w-]{43}/);
  const session = read(join(folder, "data", "session"))?.toString() ?? "";
  expect(session).not.toBe("");
  expect(session).not.toMatch(/^[\w-]{43}$/);
  await first.quit();

  const app = await start();
  await app.goto(`/lists?list=${list.id}`);
  const file = join(folder, "To_Pitch.csv");
  await app.chooseFile(file);
  await app.page.getByRole("button", { name: /^Export CSV/ }).click();
  await expect(app.page.getByText("Saved To_Pitch.csv")).toBeVisible();
  const site = await page.request.get(`/api/v1/lists/${list.id}/export.csv`);
  expect(read(file)?.equals(await site.body())).toBe(true);

  await app.chooseFile(undefined);
  await app.page.getByRole("button", { name: "Export in another format" }).click();
  await app.page.getByRole("menuitem", { name: /OPML/ }).click();
  await expect(app.page.getByRole("menu")).toBeHidden();
  expect(existsSync(join(folder, "To_Pitch.opml"))).toBe(false);
});
