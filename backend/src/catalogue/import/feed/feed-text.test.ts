import iconv from "iconv-lite";
import { feedText } from "./feed-text.js";

const document = (encoding: string, text: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><channel><title>${text}</title></channel></rss>`;

describe("the text of a document in any encoding", () => {
  test.each([
    ["utf-8", "Grüße, 你好"],
    ["UTF8", "Grüße, 你好"],
    ["iso-8859-1", "Notícias de última hora"],
    ["iso-8859-1", "“Windows” quotes – in Latin-1"],
    ["windows-1251", "Новости"],
    ["koi8-r", "Новости"],
    ["gb2312", "播客，您好"],
    ["gbk", "播客，您好"],
    ["big5", "播客，您好"],
    ["euc-kr", "팟캐스트"],
    ["shift_jis", "ポッドキャスト"],
    ["euc-jp", "ポッドキャスト"],
  ])("%s by its declaration", (encoding, text) => {
    const actual = encoding === "iso-8859-1" ? "windows-1252" : encoding;
    expect(feedText(iconv.encode(document(encoding, text), actual))).toContain(text);
  });

  test.each(["utf-16le", "utf-16be", "utf-32le", "utf-32be"])("%s with and without byte-order mark", (encoding) => {
    const text = document(encoding, "Grüße, 你好");
    for (const addBOM of [true, false])
      expect(feedText(iconv.encode(text, encoding, { addBOM }))).toContain("Grüße, 你好");
  });

  test("the server's charset takes precedence over the declaration", () => {
    const bytes = iconv.encode(document("iso-8859-1", "Новости"), "windows-1251");
    expect(feedText(bytes, "text/xml; charset=windows-1251")).toContain("Новости");
    expect(feedText(bytes, "text/xml;charset = 'windows-1251'")).toContain("Новости");
  });

  test("an impossible declaration is ignored", () => {
    for (const wrong of ["utf-16", "UTF-32", "u16", "us-ascii", "no-such-charset"])
      expect(feedText(Buffer.from(document(wrong, "Grüße")))).toContain("Grüße");
  });

  test("Windows bytes in UTF-8 are read correctly", () => {
    const bytes = Buffer.concat([
      Buffer.from("<title>Größe, Übung "),
      Buffer.from([0xf1]),
      Buffer.from(" schön</title>"),
    ]);
    expect(feedText(bytes)).toBe("<title>Größe, Übung ñ schön</title>");
  });
});

describe("without any declaration", () => {
  test.each([
    ["windows-1252", "Die Größe der Übung ist schön"],
    ["euc-kr", "한글닉네임 표시하기 방법"],
    ["euc-jp", "ゲーム三昧な正月、ずっとプレイしている"],
    ["gb18030", "不归移民漫画系列：专业工作"],
    ["koi8-r", "Как пережить новогоднюю ночь"],
    ["windows-874", "สำนักงานส่งเสริมอุตสาหกรรมซอฟต์แวร์แห่งชาติ"],
  ])("%s is recognized as the most plausible text", (encoding, text) => {
    expect(feedText(iconv.encode(`<rss><title>${text}</title></rss>`, encoding))).toContain(text);
  });

  test("returns no text for no bytes", () => expect(feedText(Buffer.alloc(0))).toBe(""));
});
