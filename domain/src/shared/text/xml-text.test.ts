import fc from "fast-check";
import { xmlText } from "./xml-text.js";

test("escapes XML's special characters and drops those that XML cannot contain", () => {
  expect(xmlText(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
  expect(xmlText("a\u0000b\u0008c\u000bd\ufffee\ud800f\udc00g")).toBe("abcdefg");
  expect(xmlText("tab\tline\nrest\r😀 é \u00a0")).toBe("tab\tline\nrest\r😀 é \u00a0");
});

test("leaves no unescaped XML characters for any input", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const plain = xmlText(text).replace(/&(amp|lt|gt|quot|#39);/g, "");
      expect(plain).not.toMatch(/[&<>"'\ufffe]/);
      const controls = [...plain].filter((sign) => sign < " ");
      expect(controls.filter((sign) => !"\t\n\r".includes(sign))).toEqual([]);
    }),
  );
});
