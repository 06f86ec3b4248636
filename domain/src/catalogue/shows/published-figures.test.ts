import { publishedFigure } from "./published-figures.js";

test("a show has its published figure, with page and month", () => {
  expect(publishedFigure({ title: "the daily", author: "The New York Times" })).toEqual({
    ...{ kind: "published", figure: 10_000_000, unit: "listeners" },
    ...{ source: "insideradio.com", at: Date.UTC(2019, 8, 15) / 1000 },
  });
  expect(publishedFigure({ title: "Hamish & Andy", owner: "LiSTNR" })).toMatchObject({ figure: 918_977 });
});

test("a figure says how many episodes were counted, and a radio show that its parts were", () => {
  expect(publishedFigure({ title: "Mordlust", author: "Partner in Crime" })).toMatchObject({ episodes: 4 });
  expect(publishedFigure({ title: "Les Grosses Têtes", author: "RTL" })).toMatchObject({ episodes: 120 });
});

test("a figure that no page prints says that it was worked out", () => {
  expect(publishedFigure({ title: "In the Dark", author: "APM Reports" })).toMatchObject({ workedOutFrom: "total" });
  expect(publishedFigure({ title: "Genstart", author: "DR" })).toMatchObject({ workedOutFrom: "week", episodes: 21 });
  expect(publishedFigure({ title: "Mordlust", author: "Partner in Crime" })).not.toHaveProperty("workedOutFrom");
});

test("another show with the same title does not have the figure", () => {
  expect(publishedFigure({ title: "The Daily", author: "The Daily Podcast" })).toBeUndefined();
  expect(publishedFigure({ title: "The Daily" })).toBeUndefined();
  expect(publishedFigure({ title: "The Daily Show", author: "The New York Times" })).toBeUndefined();
});

test("the domain of a feed or website identifies its maker", () => {
  const named = { title: "Les Grosses Têtes", author: "Webmaster" };
  expect(publishedFigure({ ...named, feedUrl: "http://www.rtl.fr/podcast/les-grosses-tetes.xml" })).toMatchObject({
    figure: 12_100_000,
  });
  expect(publishedFigure({ ...named, feedUrl: "https://feeds.example/rtl.fr.xml" })).toBeUndefined();
  const own = { title: "Hamish & Andy", link: "https://www.hamishandandy.com" };
  expect(publishedFigure(own)).toMatchObject({ figure: 918_977 });
  expect(publishedFigure({ title: "The Daily", link: "https://www.thedaily.example" })).toBeUndefined();
  const hyphens = { title: "Baywatch Berlin", author: "Klaas Heufer-Umlauf, Thomas Schmitt und Jakob Lundt" };
  expect(publishedFigure({ ...hyphens, feedUrl: "https://baywatch-berlin.podigee.io/feed/mp3" })).toMatchObject({
    figure: 3_758_167,
  });
  expect(publishedFigure({ ...hyphens, feedUrl: "https://feeds.example/baywatch-berlin" })).toBeUndefined();
});

test("followers on one platform are not listeners, and part of a maker's name is enough", () => {
  expect(publishedFigure({ title: "Stuff You Should Know", author: "iHeartRadio" })).toEqual({
    ...{ kind: "followers", count: 3_200_000, source: "newser.com", at: Date.UTC(2024, 2, 15) / 1000 },
  });
  expect(publishedFigure({ title: "Stuff You Should Know", author: "iHate" })).toBeUndefined();
  expect(publishedFigure({ title: "Crime Junkie", author: "Audio Fans" })).toBeUndefined();
});

test("followers on Xiaoyuzhou belong to the show with that title on its own host", () => {
  const feedUrl = "https://feed.xyzfm.space/abc";
  expect(publishedFigure({ title: "无聊斋", feedUrl })).toEqual({
    ...{ kind: "followers", count: 542_759, source: "github.com/eddiehe99/xyzrank", at: Date.UTC(2025, 4, 15) / 1000 },
  });
  expect(publishedFigure({ title: "无聊斋", feedUrl: "https://feeds.example/abc", author: "无聊斋" })).toBeUndefined();
});
