import fc from "fast-check";
import { countOf, fieldsOf, idOf, lineOf, numberOf, textOf, webAddressOf } from "./source-values.js";

describe("texts", () => {
  it("are trimmed and cut to the limit, without control characters and halves of characters", () => {
    expect(textOf("  a\0b\n\tc\ud800 ", 100)).toBe("ab\n\tc");
    expect(textOf("x".repeat(1_000_000), 10)).toBe("xxxxxxxxxx");
    expect(textOf("ab🎧", 3)).toBe("ab");
    expect(lineOf(" a\r\n b\u00a0c ", 100)).toBe("a b c");
  });

  it("may be numbers, but nothing else", () => {
    expect(textOf(1984, 10)).toBe("1984");
    for (const value of [null, undefined, true, {}, ["a"], Number.NaN, Infinity]) expect(textOf(value, 10)).toBe("");
  });
});

describe("numbers", () => {
  it.each<[unknown, number | undefined]>([
    [7.5, 7.5],
    [" -7.5 ", -7.5],
    ["1e3", undefined],
    ["", undefined],
    ["0x10", undefined],
    [true, undefined],
    [[7], undefined],
    [Number.NaN, undefined],
  ])("are read from %j", (value, number) => {
    expect(numberOf(value)).toBe(number);
  });

  it.each<[unknown, number | undefined]>([
    ["12", 12],
    [12.9, 12],
    [-1, undefined],
    [1e300, undefined],
  ])("are counted from %j", (value, count) => {
    expect(countOf(value)).toBe(count);
  });
});

describe("webAddressOf", () => {
  it.each([
    ["https://a.example/x.mp3?y=1#z", "https://a.example/x.mp3?y=1#z"],
    [" HTTP://A.example ", "HTTP://A.example"],
    ["https://a.example/my show.mp3", "https://a.example/my%20show.mp3"],
    ["https://bücher.example/ä", "https://bücher.example/ä"],
  ])("keeps %j", (value, address) => {
    expect(webAddressOf(value)).toBe(address);
  });

  it.each<[unknown]>([
    ["javascript:alert(1)"],
    ["//a.example/x"],
    ["/covers/x.jpg"],
    ["data:image/png;base64,AA"],
    ["http://"],
    ["https:/a.example"],
    ["https:// a.example"],
    ["file:///etc/passwd"],
    ["https://a.example/\nx"],
    ["https://a.example/\0"],
    [`https://a.example/${"x".repeat(5000)}`],
    [7],
    [null],
    [["https://a.example"]],
  ])("refuses %j", (value) => {
    expect(webAddressOf(value)).toBe("");
  });
});

describe("idOf", () => {
  it.each<[unknown, string | undefined]>([
    [75075, "75075"],
    [" 75075 ", "75075"],
    [9007199254740993n, "9007199254740993"],
    ["a-b_c", "a-b_c"],
    ["", undefined],
    ["a\0b", undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    ["x".repeat(201), undefined],
    [{ id: 1 }, undefined],
    [null, undefined],
  ])("reads %p", (value, id) => {
    expect(idOf(value)).toBe(id);
  });
});

describe("fieldsOf", () => {
  it("reads fields of objects only", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const isRecord = typeof raw === "object" && raw !== null && !Array.isArray(raw);
        expect(fieldsOf(raw)).toBe(isRecord ? raw : undefined);
      }),
    );
  });
});
