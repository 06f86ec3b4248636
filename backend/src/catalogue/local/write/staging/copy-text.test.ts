import { copyLine } from "./copy-text.js";

test("values are separated by tabs and end with a new line; unknown is \\N", () => {
  expect(copyLine(["a", 1.5, true, false, undefined, Number.NaN])).toBe("a\t1.5\tt\tf\t\\N\t\\N\n");
});

test("signs that mean something to COPY are escaped", () => {
  expect(copyLine(["a\tb\nc\rd\\e"])).toBe("a\\tb\\nc\\rd\\\\e\n");
  expect(copyLine(["\\N"])).toBe("\\\\N\n");
});

test("lists become arrays whose quotes survive both readings", () => {
  expect(copyLine([["Society & Culture", 'a"b', "c\\d", ""]])).toBe(
    '{"Society & Culture","a\\\\"b","c\\\\\\\\d",""}\n',
  );
});

test("what PostgreSQL cannot keep is left out or replaced", () => {
  expect(copyLine(["a\0b\ud800c"])).toBe("ab\ufffdc\n");
});
