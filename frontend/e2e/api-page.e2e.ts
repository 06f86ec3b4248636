import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { ASSISTANT_TOOLS } from "../../domain/src/assistants/assistant-tools";
import { OWN_ORIGIN } from "../../domain/src/site/page-metadata";
import { sampleOf } from "../src/content/api/endpoints";
import { requestSamples } from "../src/content/api/request-samples";
import { expect, expectAccessible, expectTotals, freeze, test } from "./fixtures";
import { visit } from "./search/search-catalogue";

const PROGRAM = fileURLToPath(new URL("../../backend/mcp-stdio/earshot-mcp.mjs", import.meta.url));
/** The samples on the page, by their file. Other tests run these files (backend/src/sandbox/printed-samples.db.test.ts). */
const PROGRAMS = { search: "Search with filters", pages: "Page through results", show: "Read one show" };

/** A text of the website as a page of this service prints it. */
const here = (text: string, page: Page) => text.replaceAll(OWN_ORIGIN, new URL(page.url()).origin).trim();

test("the examples are printed as they are tested, in both languages", async ({ page }) => {
  await visit(page, "/api", page.getByRole("tab", { name: "JavaScript" }).first());
  for (const [file, title] of Object.entries(PROGRAMS)) {
    const example = page.getByRole("region", { name: title, exact: true });
    for (const [language, ending] of [
      ["JavaScript", "mjs"],
      ["Python", "py"],
    ] as const) {
      const sample = readFileSync(new URL(`../content/samples/${file}.${ending}`, import.meta.url), "utf8");
      await example.getByRole("tab", { name: language }).click();
      const code = example.getByRole("region", { name: `${title}, ${language}` });
      await expect.poll(async () => (await code.textContent())?.trim()).toBe(here(sample, page));
    }
  }
});

test("the sample object has the fields of the OpenAPI document", async ({ page }) => {
  type Schema = { properties: Record<string, Schema>; items: Schema };
  type Operation = { responses: Record<string, { content: Record<string, { schema: Schema }> }> };
  const answer = await page.request.get("/api/v1/openapi.json");
  const { paths } = (await answer.json()) as { paths: Record<string, { get?: Operation }> };
  const { results } = paths["/search"]!.get!.responses["200"]!.content["application/json"]!.schema.properties;
  await page.goto("/api");
  const sample = JSON.parse((await page.getByRole("region", { name: "Podcast object" }).textContent()) ?? "") as object;
  // These are only returned on request, or only for a show without a range; the sample has one.
  const others = ["explain", "listenersAtLeast"];
  const fields = Object.keys(results!.items.properties).filter((name) => !others.includes(name));
  expect(Object.keys(sample).sort()).toEqual(fields.sort());
  await expectTotals(page, "api");
});

test("the field finds endpoints by any word, and each links to its page", async ({ page }) => {
  const field = page.getByRole("searchbox", { name: "Find an endpoint" });
  await visit(page, "/api", field);
  const rows = page.getByRole("region", { name: /^Endpoints: / }).getByRole("listitem");
  await field.fill("nothing like it");
  await expect(page.getByText("No endpoint matches these words.")).toBeVisible();
  await field.fill("podcasts lookup");
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link").click();
  await expect(page).toHaveURL(/\/api\/reference\/podcasts#operation-lookupMany$/);
  await expect(page.getByText("POST /podcasts/lookup", { exact: true })).toBeInViewport();
});

test("opens the fields of an answer by keyboard", async ({ page }) => {
  const summary = page.locator("summary", { hasText: "A page of results" });
  await visit(page, "/api/reference/search", summary);
  const parameters = page
    .getByRole("region", { name: /^Search podcasts by title/ })
    .getByRole("list")
    .first();
  await expect(parameters).toContainText("minListeners");
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.locator("summary", { hasText: "inside results" }).press("Enter");
  await expect(page.getByText("Different people who listen to the show in 30 days.").first()).toBeVisible();
  await expectAccessible(page);
});

test("the samples of an endpoint are printed as they are tested", async ({ page }) => {
  for (const [group, endpoints] of [
    [
      "podcasts",
      [
        { id: "lookupMany", method: "POST", path: "/podcasts/lookup" },
        { id: "podcastSimilar", method: "GET", path: "/podcasts/{id}/similar" },
      ],
    ],
    ["search", [{ id: "searchSuggest", method: "GET", path: "/suggest" }]],
  ] as const) {
    await visit(page, `/api/reference/${group}`);
    for (const endpoint of endpoints) {
      const name = `${endpoint.method} ${endpoint.path}`;
      await page.getByText(`Samples: ${name}`, { exact: true }).click();
      const samples = requestSamples(sampleOf({ ...endpoint, summary: "" })!);
      expect(samples.map(({ language }) => language)).toEqual(["curl", "JavaScript", "Python"]);
      for (const { language, code } of samples) {
        const printed = page.getByRole("region", { name: `${name}, ${language}`, exact: true });
        await expect.poll(async () => (await printed.textContent())?.trim()).toBe(here(code, page));
      }
    }
  }
});

test("sends a request to the sandbox by keyboard, shows its answer, and retries a failure", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const samples = page.getByText("Samples: POST /podcasts/lookup", { exact: true });
  await visit(page, "/api/reference/podcasts", samples);
  await samples.click();
  const send = page.getByRole("button", { name: "Send to the sandbox: POST /podcasts/lookup" });
  await page.route("**/api/v1/podcasts/lookup", (route) => route.abort());
  await send.click();
  await expect(page.getByText("No response. Check your connection and send it again.")).toBeVisible();
  await page.unroute("**/api/v1/podcasts/lookup");
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Status 200, after \d+ ms$/)).toBeVisible();
  const answer = page.getByRole("region", { name: "POST /podcasts/lookup, response" });
  await expect(answer).toContainText('"id": "sandbox-01"');
  await expect(answer).toContainText('"id": "sandbox-02"');
  await expectAccessible(page);
});

test("one language choice applies to all examples, works by keyboard, and is remembered", async ({ page }) => {
  const tabs = (name: string) => page.getByRole("tab", { name });
  await visit(page, "/api", tabs("JavaScript").first());
  await expect(tabs("JavaScript").first()).toHaveAttribute("aria-selected", "true");
  await tabs("JavaScript").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs("Python").first()).toBeFocused();
  for (const tab of await tabs("Python").all()) await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.reload();
  for (const tab of await tabs("Python").all()) await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("the copy button shows Copied for 1.5 s and keeps the focus", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  const button = page.getByRole("button", { name: "Copy: First request" });
  await visit(page, "/api", button);
  await freeze(page);
  await button.focus();
  await page.keyboard.press("Enter");
  const copied = page.getByText("Copied", { exact: true });
  await expect(copied).toBeVisible();
  await expect(button).toBeFocused();
  const origin = new URL(page.url()).origin;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl -H "Authorization: Bearer ek_test_public" \\\n  "${origin}/api/v1/search?term=history&mode=topic&limit=3"`,
  );
  await page.clock.runFor(1_400);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toHaveCount(0);
});

test("headings are links; the current section is marked", async ({ page }) => {
  await page.goto("/api#reference");
  await expect(page.getByRole("heading", { name: "API reference" })).toBeInViewport();
  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(bar.getByRole("link", { name: "API reference" })).toHaveAttribute("aria-current", "location");
  await bar.getByRole("link", { name: "Errors" }).click();
  await expect(page).toHaveURL(/\/api#errors$/);
  await expect(page.getByRole("heading", { name: "Errors" })).toBeInViewport();
  await expect(bar.getByRole("link", { name: "Errors" })).toHaveAttribute("aria-current", "location");
  // An anchor typed into the address bar.
  await page.goto("/api#webhooks");
  await expect(page.getByRole("heading", { name: "Webhooks", level: 2 })).toBeInViewport();
  await page.getByRole("link", { name: "Contact us", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
});

test("a group that does not exist is the 404 page", async ({ page, complaints }) => {
  complaints.allow(/404/);
  const answer = await page.goto("/api/reference/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
});

test("lists the assistants' tools, settings with this site's address, and the program to download", async ({
  page,
}) => {
  await page.goto("/api#assistants");
  await expect(page.getByRole("heading", { name: "For assistants" })).toBeInViewport();
  const tools = page.getByRole("table", { name: "Tools for assistants" }).getByRole("rowheader");
  await expect(tools).toHaveText(Object.keys(ASSISTANT_TOOLS));
  const { origin } = new URL(page.url());
  await expect(page.getByRole("region", { name: "Settings over HTTP" })).toContainText(`"url": "${origin}/mcp"`);
  await expect(page.getByRole("region", { name: "Settings with the program" })).toContainText(
    `"EARSHOT_URL": "${origin}"`,
  );
  const program = await page.getByRole("link", { name: "earshot-mcp.mjs" }).getAttribute("href");
  const sent = await page.request.get(program ?? "");
  expect(sent.status()).toBe(200);
  expect(await sent.text()).toBe(readFileSync(PROGRAM, "utf8"));
  const client = await page.getByRole("link", { name: "earshot-client.tgz" }).getAttribute("href");
  const files = gunzipSync(await (await page.request.get(client ?? "")).body()).toString("latin1");
  for (const name of ["package.json", "index.mjs", "schema.d.mts"]) expect(files).toContain(`package/${name}\0`);
});
