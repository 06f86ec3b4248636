import { BLOG_POSTS } from "../../domain/src/site/blog-posts";
import { expect, freeze, test } from "./fixtures";
import { alive, visit } from "./search/search-catalogue";

const articles = BLOG_POSTS.length;

test("search and tag combine, are in the URL and are announced, even without results", async ({ page }) => {
  await visit(page, "/blog");
  const status = page.getByRole("main").getByRole("status").first();
  const titles = page.getByRole("article").getByRole("heading");
  await expect(status).toHaveText(`${articles} articles`);
  await expect(page.getByRole("navigation", { name: "Article categories" }).getByRole("link")).toHaveText([
    "All Posts",
    "Marketing",
    "Hosting",
    "AI & Tech",
    "Strategy",
  ]);
  await expect(titles.first()).toHaveText("What a listener range tells you, and what it does not");

  await page.getByRole("link", { name: "Hosting", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?tag=hosting$/);
  await expect(status).toHaveText("2 articles in Hosting");
  const field = page.getByPlaceholder("Search articles...");
  await field.pressSequentially("SUBSCRIBER");
  await expect(field).toHaveValue("SUBSCRIBER");
  await expect(page).toHaveURL(/tag=hosting&q=SUBSCRIBER$/);
  await expect(titles).toHaveText(["Move your feed without losing a subscriber"]);
  await expect(status).toHaveText("1 article for “SUBSCRIBER” in Hosting");

  await field.fill("zebra");
  await expect(status).toHaveText("Nothing matches “zebra” in Hosting. Showing all posts.");
  await expect(titles).toHaveCount(articles - 1);
  await page.reload();
  await expect(field).toHaveValue("zebra");
  await expect(status).toContainText("Nothing matches “zebra”");
  await alive(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(field).toHaveValue("");
  await expect(status).toHaveText(`${articles} articles`);
});

test("shows an article with author, date and related articles, and Back returns to the blog", async ({ page }) => {
  await visit(page, "/blog");
  await page.getByRole("link", { name: "Move your feed without losing a subscriber" }).click();
  await expect(page).toHaveURL(/\/blog\/moving-hosts$/);
  await expect(page).toHaveTitle("Move your feed without losing a subscriber - Earshot");
  const article = page.getByRole("article").first();
  await expect(article.getByText("Earshot Editors")).toBeVisible();
  await expect(article.locator("time")).toHaveAttribute("datetime", "2026-11-17");
  await expect(article.getByRole("heading", { level: 2, name: "The checklist" })).toBeVisible();
  await expect(article.getByText("4 min read")).toBeVisible();
  const related = page.getByRole("region", { name: "Read next" }).getByRole("heading", { level: 3 });
  await expect(related).toHaveCount(3);
  await expect(related.first()).toHaveText("Fifteen minutes for your feed");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("an unknown article is a 404, from the server and within the site", async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  const answer = await page.goto("/blog/no-such-article");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the page links to the RSS feed", async ({ page }) => {
  await page.goto("/blog");
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  const feed = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  const text = await feed.text();
  expect(text.match(/<item>/g)).toHaveLength(articles);
});

test("the newsletter form follows the specification (times, texts, border) and sends nothing", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/blog");
  await page.waitForLoadState("networkidle");
  await freeze(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const form = page.getByRole("form", { name: "Newsletter" });
  const field = form.getByLabel("Email");
  const button = form.getByRole("button");
  const width = (await button.boundingBox())?.width;

  await field.fill("someone@nowhere");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("Enter an address such as you@example.com.")).toBeVisible();
  await field.fill("someone@nowhere.example");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await button.click();
  await expect(button).toHaveText("Subscribing...");
  await page.clock.runFor(1_150);
  await expect(button).toHaveText("Subscribing...");
  await page.clock.runFor(100);
  await expect(button).toHaveText("✅ Subscribed!");
  expect((await button.boundingBox())?.width).toBe(width);
  await page.clock.runFor(1_700);
  await expect(button).toHaveText("✅ Subscribed!");
  await page.clock.runFor(150);
  await expect(button).toHaveText("Subscribe");
  await expect(field).toHaveValue("");
  expect(sent.filter((url) => !url.endsWith("/events"))).toEqual([]);
});
