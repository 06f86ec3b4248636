import type { ViewChange } from "./result-difference.js";
import type { MailedView } from "./view-digest.js";
import { viewDigestMail } from "./view-digest-mail.js";

const LINKS = {
  changes: "https://earshot.example/watching",
  unsubscribe: "https://earshot.example/unsubscribe?token=t&about=searches",
  oneClick: "https://earshot.example/api/v1/watched-views/unsubscribe/t",
};
const change = (title: string, more: Partial<ViewChange> = {}): ViewChange => ({
  kind: "entered",
  podcastId: title,
  title,
  what: "place",
  from: null,
  to: "3",
  listeners: "1,000-5,000",
  byMethod: false,
  ...more,
});
const view = (name: string, changes: readonly ViewChange[], total = changes.length): MailedView => ({
  id: name,
  name,
  pace: "daily",
  total,
  byMethod: changes.filter(({ byMethod }) => byMethod).length,
  changes,
});
const mail = (...views: MailedView[]) => viewDigestMail({ views }, LINKS);

test("has a subject, a text and HTML for the changes of one view", () => {
  const { subject, text, html } = mail(
    view("Tides", [
      change("Low water"),
      change("Ebb", { kind: "changed", what: "listeners", from: "100-500", to: "1,000-5,000", byMethod: true }),
    ]),
  );
  expect(subject).toBe("Tides: 2 changes – Earshot");
  expect(text).toBe(
    "Tides: 2 changes\n\n1 of 2 changes is because our estimation method changed.\n\n" +
      "Low water is new at #3\n\n" +
      "Ebb listeners: 100-500 → 1,000-5,000 (our estimation method changed)\n\n" +
      "See all changes:\nhttps://earshot.example/watching\n\n" +
      "You get this email because you turned on the daily email for a search that you watch.\n\n" +
      "Stop emails about watched searches:\nhttps://earshot.example/unsubscribe?token=t&about=searches\n\n— Earshot\n",
  );
  expect(html).toContain('<a href="https://earshot.example/unsubscribe?token=t&amp;about=searches"');
});

test("states how often the reader gets email", () => {
  const weekly: MailedView = { ...view("Tides", [change("a")]), pace: "weekly" };
  expect(mail(weekly).text).toContain("because you turned on the weekly email for");
  expect(mail(weekly, view("Ants", [change("a")])).text).toContain("turned on the daily or the weekly email for");
});

test("has the headers for unsubscribing with one click (RFC 8058)", () => {
  expect(mail(view("Tides", [change("a")])).headers).toEqual({
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": "<https://earshot.example/api/v1/watched-views/unsubscribe/t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("counts all changes in the subject and names ten of a view", () => {
  const many = Array.from({ length: 12 }, (_, index) => change(`n${index}.`));
  const { subject, text } = mail(view("Ants", [change("a")]), view("Tides", many, 1_300));
  expect(subject).toBe("1,301 changes in 2 watched searches – Earshot");
  expect(text).toContain("n9. is new");
  expect(text).not.toContain("n10.");
  expect(text).toContain("\n\nAnd 1,290 more.\n\n");
  expect(text).toContain("\n\nAnts – 1 change.\n\n");
});

test("names at most forty changes and counts those of further views", () => {
  const ten = Array.from({ length: 10 }, (_, index) => change(`n${index}.`));
  const { text } = mail(...["a", "b", "c", "d", "e"].map((name) => view(name, ten)));
  expect(text.split("is new at").length - 1).toBe(40);
  expect(text).toContain("e – 10 changes.\n\nThey are on the page.");
});

test("keeps names and titles on one line and out of the markup", () => {
  const hostile = `Low\r\nBcc: x@example.org\u2028<script>alert(1)</script>`;
  const { subject, html } = mail(view(hostile, [change(hostile)]));
  expect(subject).not.toMatch(/[\r\n\u2028]/);
  expect(html).not.toContain("<script");
});
