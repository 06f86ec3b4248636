import fc from "fast-check";
import { socialLink, socialLinksIn } from "./social-links.js";

test.each([
  ["https://twitter.com/earshot", "X"],
  ["http://www.X.com/Earshot/", "X"],
  ["https://www.instagram.com/ear.shot/?hl=en", "Instagram"],
  ["https://m.facebook.com/earshot", "Facebook"],
  ["https://www.facebook.com/groups/earshot", "Facebook"],
  ["https://de.linkedin.com/company/earshot", "LinkedIn"],
  ["https://www.youtube.com/@earshot", "YouTube"],
  ["https://youtube.com/channel/UC123", "YouTube"],
  ["https://bsky.app/profile/ear.shot", "Bluesky"],
  ["https://podcastindex.social/@dave", "Mastodon"],
  ["https://t.me/earshot", "Telegram"],
])("%s is a page on %s", (href, name) => expect(socialLink(href)?.name).toBe(name));

test.each([
  "https://twitter.com/",
  "https://twitter.com",
  "https://twitter.com/intent/tweet?text=x",
  "https://twitter.com/share?url=x",
  "https://twitter.com/ann/status/123",
  "https://www.facebook.com/sharer/sharer.php?u=x",
  "https://www.youtube.com/watch?v=1",
  "https://www.instagram.com/p/abc/",
  "https://nottwitter.com/earshot",
  "https://twitter.com.evil.example/earshot",
  "https://user@twitter.com/earshot",
  "javascript:alert(1)//twitter.com/earshot",
  "https://show.org/contact",
])("%s is not a social page", (href) => expect(socialLink(href)).toBeUndefined());

test("finds the social pages in a description in order, each once", () => {
  const text =
    'Follow us: <a href="https://twitter.com/earshot">X</a>, https://instagram.com/earshot. And https://twitter.com/Earshot/!';
  expect(socialLinksIn(text)).toEqual([
    { name: "X", href: "https://twitter.com/earshot" },
    { name: "Instagram", href: "https://instagram.com/earshot" },
  ]);
});

test("a social page is a plain https address that parses back to the same page", () => {
  const urls = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: "binary" }),
    fc.webPath().map((path) => `https://x.com${path}`),
  );
  fc.assert(
    fc.property(urls, (href) => {
      const link = socialLink(href);
      if (!link) return;
      expect(link.href).toMatch(/^https:\/\/[^\s"'<>@]+\/\S+$/u);
      expect(socialLink(link.href)).toEqual(link);
    }),
    { numRuns: 2_000 },
  );
});

test("reads a hostile description in time proportional to its length", () => {
  for (const text of ["https://".repeat(50_000), "https://twitter.com/a ".repeat(20_000), "h".repeat(500_000)])
    expect(() => socialLinksIn(text)).toTakeLessThan(500);
});
