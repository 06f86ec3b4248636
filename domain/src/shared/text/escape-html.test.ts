import fc from "fast-check";
import { escapeHtml } from "./escape-html.js";

test("nothing of a text becomes markup, in content or in an attribute", () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Ann</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ann&lt;/a&gt;",
  );
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
});

test("what is escaped twice shows the entities", () => expect(escapeHtml(escapeHtml("&"))).toBe("&amp;amp;"));
