import { DatabaseSync } from "node:sqlite";

// node infra/bench/harsh/sphinx-rows.ts <dump>: prints its shows as tab-separated lines for Sphinx's indexer.
const [dump = ""] = process.argv.slice(2);
const database = new DatabaseSync(dump, { readOnly: true });
const rows = database
  .prepare(
    `SELECT id, title, coalesce(itunesAuthor, '') AS author, coalesce(description, '') AS description,
            lower(substr(coalesce(language, ''), 1, 2)) AS language, coalesce(episodeCount, 0) AS episodes,
            coalesce(newestItemPubdate, 0) AS updated, coalesce(popularityScore, 0) AS popularity
     FROM podcasts ORDER BY id`,
  )
  .iterate();
const CHUNK = 1 << 20;
let text = "";
for (const row of rows) {
  text += `${Object.values(row)
    .map((value) => String(value).replace(/[\t\r\n]/g, " "))
    .join("\t")}\n`;
  if (text.length > CHUNK) await flush();
}
await flush();

function flush(): Promise<void> {
  const part = text;
  text = "";
  return new Promise((written) => process.stdout.write(part, () => written()));
}
