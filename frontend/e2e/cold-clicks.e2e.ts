import { drill } from "../../infra/testing/drill";
import { expect, someShow, test } from "./fixtures";
import { hydrated } from "./tab";

/** The number of clicks on each page. One in eight was lost when parts of the shell were loaded during hydration. */
const CLICKS = drill({ short: 10, long: 100 });

/** Milliseconds until each script arrives, as on a good mobile network. Always in the same order. */
const LATENCIES = [4, 11, 26, 7, 19, 15, 23, 5, 13, 9];

// Preloaded code arrives between the clicks.
test.use({ savesData: false, sharesTab: false });

for (const start of ["/", "/blog", "/home?term=history", "/podcast"]) {
  test(`a click right after a cold page has its heading opens the next page: ${start}`, async ({ page }) => {
    const path = start === "/podcast" ? `/podcast/${await someShow(page)}` : start;
    test.setTimeout(120_000 + CLICKS * 5_000);
    let scripts = 0;
    // Routing the requests also keeps the browser from using its cache.
    await page.route(/\.js$/, async (route) => {
      const wait = LATENCIES[scripts++ % LATENCIES.length];
      await new Promise((done) => setTimeout(done, wait));
      await route.fallback();
    });
    for (let click = 0; click < CLICKS; click++) {
      // Use the same latencies in a different order.
      scripts += click;
      await page.goto(path, { waitUntil: "commit" });
      await hydrated(page, { polling: 5 });
      await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know who is listening.");
    }
  });
}
