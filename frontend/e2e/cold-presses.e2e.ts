import { drill } from "../../infra/testing/drill";
import { expect, gate, test } from "./fixtures";

/** The short form presses once before the code arrives, and once while it arrives. */
const PRESSES = drill({ short: 2, long: 40 });

/** Milliseconds until each script arrives, as on a good mobile network. Always in the same order. */
const LATENCIES = [4, 11, 26, 7, 19, 15, 23, 5, 13, 9];

const SEARCH = "/home?term=history&mode=topic";

/** Controls in the server's HTML, and what shows that they have worked. */
const CONTROLS = [
  { start: SEARCH, name: "Filters", width: 390, opens: { role: "dialog", name: "Filters" } },
  { start: SEARCH, name: "Save this view", width: 1440, opens: { role: "dialog", name: "Save this view" } },
  { start: SEARCH, name: "More filters", width: 1440, opens: { role: "textbox", name: "Hosting domain" } },
  { start: SEARCH, name: "Theme: system", width: 1440, opens: { role: "menu", name: "Theme" } },
  { start: "/blog", name: "Menu", width: 390, opens: { role: "dialog", name: "Menu" } },
  {
    start: "/home",
    name: "Contact Us Write to us. You get a reply within 1 business day.",
    width: 390,
    opens: { role: "textbox", name: "Message" },
  },
] as const;

// Preloaded code arrives between the presses.
test.use({ savesData: false, sharesTab: false });

for (const { start, name, width, opens } of CONTROLS) {
  test(`a press on “${name}” of a cold page acts once: ${start}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    test.setTimeout(120_000 + PRESSES * 5_000);
    let scripts = 0;
    let code = gate();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const wait = LATENCIES[scripts++ % LATENCIES.length];
      await code.opened;
      await new Promise((done) => setTimeout(done, wait));
      await route.fallback();
    });
    for (let press = 0; press < PRESSES; press++) {
      // Uses the same latencies in a different order. The code arrives after the press or at the same time.
      scripts += press;
      code = gate();
      if (press % 2 === 1) code.open();
      // Opening the same address again would be a reload, which keeps an open layer.
      await page.goto("about:blank");
      await page.goto(start, { waitUntil: "commit" });
      // If two buttons have the same name, the later one is for the wide window. Until its styles load, the page shows both.
      await page.getByRole("button", { name, exact: true }).last().click();
      code.open();
      await expect(page.getByRole(opens.role, { name: opens.name })).toBeVisible();
    }
  });
}

test("filters chosen before the code of a cold page are applied", async ({ page }) => {
  const code = gate();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.opened;
    await route.fallback();
  });
  await page.goto(SEARCH, { waitUntil: "commit" });
  await page.getByRole("switch", { name: "Explicit Content" }).check();
  await page.getByRole("combobox", { name: "Last Update" }).selectOption("90d");
  await page.getByRole("radio", { name: /^Title/ }).check();
  code.open();
  await expect(page).toHaveURL(/^(?=.*explicit=1)(?=.*upd=90d)(?=.*mode=title)/);
  await expect(page.getByRole("switch", { name: "Explicit Content" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Last Update" })).toHaveValue("90d");
  await expect(page.getByRole("radio", { name: /^Title/ })).toBeChecked();
});
