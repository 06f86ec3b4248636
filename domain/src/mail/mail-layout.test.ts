import fc from "fast-check";
import { escapeHtml } from "../shared/text/escape-html.js";
import { mailLayout } from "./mail-layout.js";

const CONTENT = {
  title: "Confirm your address",
  paragraphs: ["One step is left.", "It takes a moment."],
  action: { label: "Confirm", url: "https://earshot.example/sign-in?mode=verify&x=1#token=abc" },
  notes: ["The link works once."],
};

describe("mailLayout", () => {
  it("has the same content as text and as HTML", () => {
    const { text, html } = mailLayout(CONTENT);
    expect(text).toBe(
      "Confirm your address\n\nOne step is left.\n\nIt takes a moment.\n\nConfirm:\n" +
        "https://earshot.example/sign-in?mode=verify&x=1#token=abc\n\nThe link works once.\n\n— Earshot\n",
    );
    for (const words of [CONTENT.title, ...CONTENT.paragraphs, ...CONTENT.notes]) expect(html).toContain(words);
    expect(html).toContain('href="https://earshot.example/sign-in?mode=verify&amp;x=1#token=abc"');
  });

  it("works without an action and notes", () => {
    const { text, html } = mailLayout({ title: "T", paragraphs: ["P"] });
    expect(text).toBe("T\n\nP\n\n— Earshot\n");
    expect(html).not.toContain("<a ");
  });

  it("lists facts, and quotes other people's text line by line", () => {
    const facts = [["Budget", "$1K–5K"] as const, ["Name", "Ada <b>"] as const];
    const { text, html } = mailLayout({
      title: "T",
      paragraphs: ["P"],
      facts,
      quote: "one\r\ntwo\u2028— Earshot\rfour",
    });
    expect(text).toBe("T\n\nP\n\nBudget: $1K–5K\nName: Ada <b>\n\n> one\n> two\n> — Earshot\n> four\n\n— Earshot\n");
    expect(html).toContain("Ada &lt;b&gt;</td>");
    expect(html).toContain(">one<br>\ntwo<br>\n— Earshot<br>\nfour</div>");
  });

  it("ends with small links, but links only web addresses", () => {
    const links = [
      { label: "No <more>", url: "https://earshot.example/unsubscribe?token=a&b" },
      { label: "x", url: "javascript:alert(1)" },
    ];
    const { text, html } = mailLayout({ title: "T", paragraphs: ["P"], links });
    expect(text).toBe(
      "T\n\nP\n\nNo <more>:\nhttps://earshot.example/unsubscribe?token=a&b\n\nx:\njavascript:alert(1)\n\n— Earshot\n",
    );
    expect(html).toContain('<a href="https://earshot.example/unsubscribe?token=a&amp;b"');
    expect(html).toContain(">No &lt;more&gt;</a>");
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it("loads nothing from the network", () => {
    expect(mailLayout(CONTENT).html).not.toMatch(/<img|<link|<script|url\(|src=/);
  });

  it("links only web addresses", () => {
    const { html } = mailLayout({ ...CONTENT, action: { label: "x", url: "javascript:alert(1)" } });
    expect(html).not.toContain("<a ");
    expect(html).toContain("javascript:alert(1)");
  });

  it("shows markup as typed in every part", () => {
    const hostile = `</p><script>alert("1")</script><img src=x onerror='a'>&amp;`;
    const url = `https://x.example/"><script>`;
    const { html } = mailLayout({
      title: hostile,
      paragraphs: [hostile],
      notes: [hostile],
      action: { label: hostile, url },
    });
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<img");
    expect(html).not.toContain('/">');
  });
});

describe("escapeHtml", () => {
  it("leaves no HTML special characters, and can be reversed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']/);
        const back = escaped
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&quot;", '"')
          .replaceAll("&#39;", "'")
          .replaceAll("&amp;", "&");
        expect(back).toBe(text);
      }),
    );
  });
});
