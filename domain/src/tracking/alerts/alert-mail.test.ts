import { alertMail } from "./alert-mail.js";
import type { MailedEpisode, MailedNews } from "./digest.js";

const LINKS = {
  manage: "https://earshot.example/dashboard?tab=tracking",
  unsubscribe: "https://earshot.example/unsubscribe?token=t",
  oneClick: "https://earshot.example/api/v1/alerts/unsubscribe/t",
};
const episode = (title: string, published: string | null = "2026-11-20T06:00:00Z"): MailedEpisode => ({
  id: title,
  podcastId: "p",
  podcastTitle: "Tides",
  title,
  published: published === null ? null : new Date(published),
  foundAt: new Date("2026-11-21T06:00:00Z"),
  frequency: "each",
});
const news = (kind: MailedNews["kind"], ...shows: [string, ...MailedEpisode[]][]): MailedNews => ({
  kind,
  shows: shows.map(([title, ...episodes]) => ({ title, episodes })),
});
const subject = (about: MailedNews) => alertMail(about, LINKS).subject;

test("describes one episode", () => {
  const mail = alertMail(news("each", ["Tides", episode("Low water")]), LINKS);
  expect(mail.subject).toBe("Tides: Low water – Earshot");
  expect(mail.text).toBe(
    "Tides: Low water\n\nLow water (November 20, 2026)\n\nListen and manage alerts:\n" +
      "https://earshot.example/dashboard?tab=tracking\n\n" +
      "You get this email because you turned on email alerts for a podcast.\n\n" +
      "Stop emails about new episodes:\nhttps://earshot.example/unsubscribe?token=t\n\n— Earshot\n",
  );
  expect(mail.html).toContain('<a href="https://earshot.example/unsubscribe?token=t"');
});

test("has the headers for unsubscribing with one click (RFC 8058)", () => {
  expect(alertMail(news("each", ["Tides", episode("a")]), LINKS).headers).toEqual({
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": "<https://earshot.example/api/v1/alerts/unsubscribe/t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("counts the episodes and shows in the subject", () => {
  expect(subject(news("each", ["Tides", episode("a"), episode("b")]))).toBe("2 new episodes of Tides – Earshot");
  expect(subject(news("daily", ["Tides", episode("a")]))).toBe("1 new episode of Tides – Earshot");
  expect(subject(news("daily", ["Ants", episode("a")], ["Tides", episode("b"), episode("c")]))).toBe(
    "3 new episodes of 2 podcasts – Earshot",
  );
});

test("names the show of each episode in a digest, without a missing date", () => {
  const { text } = alertMail(news("daily", ["Ants", episode("a", null)], ["Tides", episode("b")]), LINKS);
  expect(text).toContain("\n\nAnts – a\n\nTides – b (November 20, 2026)\n\n");
});

test("lists thirty episodes and counts the rest", () => {
  const many = Array.from({ length: 33 }, (_, index) => episode(`n${index}.`));
  const { text } = alertMail(news("daily", ["Tides", ...many]), LINKS);
  expect(text).toContain("n29.");
  expect(text).not.toContain("n30.");
  expect(text).toContain("\n\nAnd 3 more.\n\n");
});

test("keeps a feed's text on one line, shortens it, and escapes its markup", () => {
  const hostile = `Low\r\nBcc: x@example.org\u2028<script>alert(1)</script>`;
  const mail = alertMail(news("each", [hostile, episode(hostile)]), LINKS);
  expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
  expect(mail.html).not.toContain("<script");
  const long = alertMail(news("each", ["Tides", episode("🌊".repeat(500))]), LINKS);
  expect(long.subject).toBe(`Tides: ${"🌊".repeat(159)}… – Earshot`);
});
