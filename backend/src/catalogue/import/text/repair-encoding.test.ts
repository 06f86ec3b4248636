import { repairEncoding } from "./repair-encoding.js";

/** UTF-8 text that was decoded as Windows-1252. */
function misread(text: string): string {
  return new TextDecoder("windows-1252").decode(Buffer.from(text, "utf8"));
}

describe("text that was read with the wrong encoding", () => {
  test.each(["don’t", "Comunità di Sant'Egidio", "Übergröße – schön", "Радио", "10 €", "a…b"])(
    "restores %s",
    (text) => {
      expect(misread(text)).not.toBe(text);
      expect(repairEncoding(misread(text))).toBe(text);
    },
  );
  test("repairs Windows punctuation left as control characters", () => {
    expect(repairEncoding("\u0093Hi\u0094 \u0096 don\u0092t")).toBe("“Hi” – don’t");
  });
});

describe("correct text does not change", () => {
  test.each([
    "plain",
    "Café à São Paulo, ÉTÉ, «CAFÉ»",
    "GERAÇÃO X2» Podcasts",
    "Ñandú, ¿qué?",
    "Łódź · Škoda · İstanbul",
    "日本語のポッドキャスト",
    "’<>” already fine",
  ])("%s", (text) => expect(repairEncoding(text)).toBe(text));
});
