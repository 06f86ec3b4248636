import { expect, expectAccessible } from "../fixtures";
import { expectPartSound } from "../looks";
import { test } from "../accounts/accounts-world";
import { card, cards, makeList, newOwner, someShows } from "./lists-world";
import { visit } from "../search/search-catalogue";

test("matches a pasted text, lets the user choose, adds the shows and undoes it", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 3);
  const [a, b] = shows;
  const list = await makeList(page, "To Pitch", a ? [a] : []);
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import into To Pitch" });
  const field = dialog.getByRole("textbox", { name: "Shows, one per line" });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Up to 1\.0 MB and 1,000 entries\./);
  await dialog.getByRole("button", { name: "Find shows" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Paste or choose something first.");
  await field.fill(`${a?.id ?? ""}\n${b?.id ?? ""}\nqqzzxx wwyyvv kkjjhh\n`);
  // The text is kept if the panel is closed by mistake.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(field).toHaveValue(/qqzzxx/);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(dialog.getByText(/2 found, 0 unclear, 1 not found/)).toBeFocused();
  await expect(dialog.getByRole("checkbox", { name: new RegExp(b?.title ?? "") })).toBeChecked();
  await expect(dialog.getByRole("link", { name: /^Search for qqzzxx/ })).toHaveAttribute("href", /\/home\?term=qqzzxx/);
  await dialog.getByRole("button", { name: "Add 2 shows" }).click();
  await expect(dialog.getByText("1 show added to To Pitch")).toBeFocused();
  await expect(dialog.getByText("1 already there")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(card(page, b?.title ?? "")).toBeVisible();
  await page.getByRole("button", { name: "Undo import of 1 show" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("accepts a dropped or chosen file, refuses one that is too large, and asks about doubtful shows", async ({
  page,
}) => {
  await newOwner(page);
  const [a, b, c] = await someShows(page, 3);
  const list = await makeList(page, "To Pitch");
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import into To Pitch" });
  const field = dialog.getByRole("textbox", { name: "Shows, one per line" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(1_500_000, "x") });
  await expect(dialog.getByRole("alert")).toHaveText("big.txt is 1.5 MB. The limit is 1.0 MB.");
  await expect(field).toHaveValue("");
  const opml = `<opml version="2.0"><body><outline text="${a?.title ?? ""}" /></body></opml>`;
  const data = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], "mine.opml", { type: "text/x-opml" }));
    return dropped;
  }, opml);
  await field.dispatchEvent("drop", { dataTransfer: data });
  await expect(field).toHaveValue(opml);
  await expect(dialog.getByText("Read from mine.opml.")).toBeVisible();
  // Doubtful matches depend on the catalogue, so this response is fixed.
  const shows = [a, b, c].map((show) => ({ podcast: { ...show, imageUrl: "", listener_range: "1,000-5,000" } }));
  await page.route("**/api/v1/lists/match", (route) =>
    route.fulfill({
      json: {
        skipped: 1,
        entries: [{ position: 1, given: "Night", kind: "title", outcome: "doubtful", candidates: shows }],
      },
    }),
  );
  await dialog.getByRole("button", { name: "Find shows" }).click();
  await expect(dialog.getByText("0 found, 1 unclear, 0 not found, 1 skipped")).toBeVisible();
  const add = dialog.getByRole("button", { name: /^Add/ });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  const choice = dialog.getByRole("group", { name: "“Night”" });
  await expect(choice.getByRole("radio", { name: "None of these" })).toBeChecked();
  await choice.getByRole("radio", { name: new RegExp(b?.title ?? "") }).check();
  await expectAccessible(page, dialog);
  await expect(add).toHaveText("Add 1 show");
  await add.click();
  await dialog.getByRole("button", { name: "Undo import" }).click();
  await expect(dialog.getByText("Import into To Pitch undone.")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("This list is empty.")).toBeVisible();
});

test("keeps the text if the source fails, and can stop a long search", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await newOwner(page);
  const list = await makeList(page, "To Pitch");
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import into To Pitch" });
  await dialog.getByRole("textbox").fill("Salt Road");
  await page.route("**/api/v1/lists/match", (route) => route.fulfill({ status: 500, body: "{}" }));
  await dialog.getByRole("button", { name: "Find shows" }).click();
  await expect(dialog.getByText("Couldn’t look these up.")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Salt Road");
  await page.unrouteAll();
  await page.route("**/api/v1/lists/match", () => undefined);
  await dialog.getByRole("button", { name: "Find shows" }).click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("Salt Road");
  await expect(dialog.getByText("Couldn’t look these up.")).toHaveCount(0);
});

test("the import's report and result are accessible and fit", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 6);
  const list = await makeList(page, "To Pitch");
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill([...shows.map(({ id }) => id), "qqzzxx wwyyvv"].join("\n"));
  await dialog.getByRole("button", { name: "Find shows" }).click();
  await expect(dialog.getByRole("button", { name: "Add 6 shows" })).toBeVisible();
  await expectPartSound(page, dialog);
  await dialog.getByRole("button", { name: "Add 6 shows" }).click();
  await expect(dialog.getByText("6 shows added to To Pitch")).toBeVisible();
  await expectPartSound(page, dialog);
});
