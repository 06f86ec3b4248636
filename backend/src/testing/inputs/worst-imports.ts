import { IMPORT_TEXT_MAX } from "@earshot/domain/lists/importing/import-text";
import { longText, longTexts } from "./long-texts.js";

/** Maximum UTF-8 bytes of a body for this route (3 MB). */
const BODY = 3_000_000;

/** Imports that take longest to read: long lines, many lines, many cells, and texts that look like OPML. */
export function worstImports(titles: readonly string[]): { readonly body: string }[] {
  const filled = (piece: string): string => longText(piece, IMPORT_TEXT_MAX);
  const table = "title,author\n";
  const distinct = (line: (at: number) => string): string => {
    const lines = Array.from({ length: 20_000 }, (_, at) => line(at)).join("\n");
    return lines.slice(0, IMPORT_TEXT_MAX).toWellFormed();
  };
  const texts = [
    ...longTexts(IMPORT_TEXT_MAX),
    filled("a b\n"),
    filled("\n"),
    filled(" \n"),
    filled("\r"),
    distinct((at) => `${at}${longText(" ", 900)}x`),
    distinct((at) => `${at}${longText(",", 900)}`),
    distinct((at) => `${at} ${longText("é ", 900)}`),
    distinct((at) => `${at} ${longText("東京", 900)}`),
    distinct((at) => `the ${at}`),
    distinct((at) => `https://a${at}.example/${longText("é", 40)}`),
    // Beginnings of titles: each can match several shows.
    titles.map((title) => title.slice(0, 8)).join("\n"),
    titles.join("\n"),
    filled(`${table}"a`),
    table + filled("a,b\n").slice(table.length),
    table + filled(",").slice(table.length),
    table + filled('"').slice(table.length),
    table + filled('"",').slice(table.length),
    `${filled("title,").slice(0, -6)}\na`,
    `<opml>${filled("<outline ")}`.slice(0, IMPORT_TEXT_MAX),
    `<opml>${filled("<a ")}`.slice(0, IMPORT_TEXT_MAX - 9) + "<outline ",
    `<opml><outline ${filled("a=b ")}`.slice(0, IMPORT_TEXT_MAX),
    `<opml>${distinct((at) => `<outline text="${at}" xmlUrl="https://a${at}.example/"/>`)}`.slice(0, IMPORT_TEXT_MAX),
    `<opml><outline xmlUrl="${filled("a")}`.slice(0, IMPORT_TEXT_MAX),
    `<?xml ${filled("?")}`.slice(0, IMPORT_TEXT_MAX - 9) + "<outline ",
  ];
  return [
    ...texts.map((text) => ({ body: JSON.stringify({ text }) })),
    // A large body, valid or not, is read before its content is known.
    { body: `{"text":[${"[],".repeat(BODY / 3 - 10)}[]]}` },
    { body: `{"text":[${"{},".repeat(BODY / 3 - 10)}{}]}` },
    { body: `{"text":[${"0,".repeat(BODY / 2 - 10)}0]}` },
    { body: `{${Array.from({ length: 220_000 }, (_, at) => `"k${at}":1`).join(",")}}` },
    { body: `{"text":"${"\\u00e9".repeat(BODY / 6 - 10)}"}` },
  ];
}
