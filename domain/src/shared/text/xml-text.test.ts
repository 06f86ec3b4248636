import fc from "fast-check";
import { xmlText } from "./xml-text.js";

test("signs of XML are escaped, what XML cannot hold is left out", () => {
  expect(xmlText(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
  expect(xmlText("a\u0000b\u0008c\u000bd\ufffee\ud800f\udc00g")).toBe("abcdefg");
  expect(xmlText("tab\tline\nrest\r😀 é \u00a0")).toBe("tab\tline\nrest\r😀 é \u00a0");
});

test("for any input, the output has no unescaped XML characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const plain = xmlText(text).replace(/&(amp|lt|gt|quot|#39);/g, "");
      expect(plain).not.toMatch(/[&<>"'\ufffe]/);
      const controls = [...plain].filter((sign) => sign < " ");
      expect(controls.filter((sign) => !"\t\n\r".includes(sign))).toEqual([]);
    }),
  );
});
