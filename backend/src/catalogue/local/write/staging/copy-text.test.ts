import { copyLine } from "./copy-text.js";

test("values are separated by tabs and end with a new line; unknown is \\N", () => {
  expect(copyLine(["a", 1.5, true, false, undefined, Number.NaN])).toBe("a\t1.5\tt\tf\t\\N\t\\N\n");
});

test("escapes COPY's special characters", () => {
  expect(copyLine(["a\tb\nc\rd\\e"])).toBe("a\\tb\\nc\\rd\\\\e\n");
  expect(copyLine(["\\N"])).toBe("\\\\N\n");
});

test("lists become arrays whose quotes survive both readings", () => {
  expect(copyLine([["Society & Culture", 'a"b', "c\\d", ""]])).toBe(
    '{"Society & Culture","a\\\\"b","c\\\\\\\\d",""}\n',
  );
});

test("leaves out or replaces what PostgreSQL cannot store", () => {
  expect(copyLine(["a\0b\ud800c"])).toBe("ab\ufffdc\n");
});
