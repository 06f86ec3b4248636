import { readFileSync } from "node:fs";
import { describeRealData, realData } from "../../../testing/catalogue/real-data.js";
import { readOpml } from "./opml-reader.js";

const opml = (body: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><opml version="2.0"><body>${body}</body></opml>`);

test("finds subscriptions at any depth, each address once", () => {
  const list = readOpml(
    opml(`<outline text="Folder"><outline type="rss" text="A &amp; B" xmlUrl="https://a.example/f"/>
      <OUTLINE TEXT="C" XMLURL=" https://c.example/f "/></outline><outline title="Again" xmlUrl="https://a.example/f"/>
      <outline text="No address"/><outline text="Empty" xmlUrl=""/>`),
  );
  expect(list).toEqual([
    { title: "A & B", address: "https://a.example/f", written: "https://a.example/f" },
    { title: "C", address: "https://c.example/f", written: "https://c.example/f" },
  ]);
});

test("invalid addresses are reported", () => {
  expect(
    readOpml(opml('<outline text="X" xmlUrl="file:///etc/passwd"/><outline xmlUrl="http://10.0.0.1/f"/>')),
  ).toEqual([
    { title: "X", address: undefined, written: "file:///etc/passwd" },
    { title: "http://10.0.0.1/f", address: undefined, written: "http://10.0.0.1/f" },
  ]);
});

test("titles in URL encoding are decoded", () => {
  expect(readOpml(opml('<outline text="50%20Things%2C%20really" xmlUrl="https://a.example/f"/>'))[0]?.title).toBe(
    "50 Things, really",
  );
});

test("a damaged list returns its readable part", () => {
  expect(
    readOpml(Buffer.from('<opml><body><outline text="A & B" xmlUrl="https://a.example/f?x=1&y=2"><outline te')),
  ).toMatchObject([{ title: "A & B", address: "https://a.example/f?x=1&y=2" }]);
});

describeRealData("opml", "real subscription lists", () => {
  test.each([
    ["downcast-valid.opml", 1],
    ["pocketcasts-valid.opml", 1],
    ["german-tech-podcasts.opml", 80],
    ["himaps-50.opml", 45],
    ["imaginativeone-240.opml", 230],
    ["rsparser-subs-207.opml", 190],
    ["winds-upload-68.opml", 60],
    ["radiofeed-feeds.opml", 5],
  ])("%s contains at least %d", (file, least) => {
    const list = readOpml(readFileSync(realData("opml", file)));
    expect(list.length).toBeGreaterThanOrEqual(least);
    expect(list.filter(({ address }) => address !== undefined).length).toBeGreaterThanOrEqual(least);
  });
});
