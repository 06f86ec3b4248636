import { ANY_SHOW, type PodcastOutline } from "@earshot/domain/site/podcast-outline";
import { ANY_TERM } from "@earshot/domain/site/search-metadata";
import { HOSTILE_TEXTS } from "../testing/inputs/hostile-texts.js";
import { filled, outlineFiller } from "./filled-page.js";

const PAGE = `<body><div id="root"><h1>${ANY_SHOW.title}</h1><p>by ${ANY_SHOW.author}</p><p>${ANY_SHOW.description}</p></div>`;

/** The tags in a document, in order. */
const tags = (html: string) => [...html.matchAll(/<\/?[a-z][a-z0-9]*/gi)].map(([tag]) => tag);

const outlineIn = (html: string): PodcastOutline =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "") as PodcastOutline;

test("fills a show's page with any name, without new elements and with the exact words", () => {
  const usual = tags(outlineFiller("1", { title: "a", author: "b", description: "c" })(PAGE));
  for (const text of HOSTILE_TEXTS) {
    const html = outlineFiller(text, { title: text, author: text, description: text })(PAGE);
    expect([text, tags(html)]).toEqual([text, usual]);
    expect(outlineIn(html)).toEqual({ title: text, author: text, description: text });
  }
});

test("for every search text, the page has the same elements", () => {
  const page = `<h1>About “${ANY_TERM}”</h1><input value="${ANY_TERM}">`;
  for (const text of HOSTILE_TEXTS) {
    const html = filled(page, { [ANY_TERM]: text });
    expect([text, tags(html)]).toEqual([text, ["<h1", "</h1", "<input"]]);
    expect(/value="([^"]*)">$/.exec(html)).not.toBeNull();
  }
});

test("words that look like a placeholder, or like a replacement pattern, stay words", () => {
  const outline = { title: ANY_SHOW.author, author: "$& $1 $'", description: ANY_SHOW.title };
  const html = outlineFiller("1", outline)(PAGE);
  expect(html).toContain(`<h1>${ANY_SHOW.author}</h1>`);
  expect(html).toContain("by $&amp; $1 $&#39;");
  expect(html).toContain(`<p>${ANY_SHOW.title}</p></div>`);
});
