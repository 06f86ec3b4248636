import fc from "fast-check";
import { escapeHtml } from "./escape-html.js";

test("no text becomes markup, in content or in an attribute", () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Ann</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ann&lt;/a&gt;",
  );
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
});

test("text that is escaped twice shows its entities", () => expect(escapeHtml(escapeHtml("&"))).toBe("&amp;amp;"));
