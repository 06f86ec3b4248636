import { appLinks, episodeApps, listeningApps } from "./app-links.js";

const labels = (known: Partial<Parameters<typeof appLinks>[0]>) =>
  appLinks({ website: "", feed: "", itunesId: "", ...known }).map(({ label }) => label);

test("an Apple id gives a link to Apple Podcasts", () => {
  expect(appLinks({ website: "", feed: "", itunesId: "523121474" })).toEqual([
    { label: "Apple Podcasts", href: "https://podcasts.apple.com/podcast/id523121474" },
  ]);
  expect(labels({ itunesId: "N/A" })).toEqual([]);
});

test.each([
  ["https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk", "Spotify"],
  ["https://www.youtube.com/@show", "YouTube"],
  ["https://www.youtube.com/watch?v=1", "Website"],
  ["https://podcasts.apple.com/us/podcast/name/id77", "Apple Podcasts"],
  ["https://itunes.apple.com/us/podcast/name/id77", "Apple Podcasts"],
  ["https://spotify.com.evil.example/show/1", "Website"],
  ["http://show.example", "Website"],
])("a website at %s is called %s", (website, label) => {
  expect(labels({ website })).toEqual([label]);
});

test("lists no app twice, and only web addresses", () => {
  expect(labels({ itunesId: "77", website: "https://podcasts.apple.com/podcast/id77" })).toEqual(["Apple Podcasts"]);
  expect(labels({ website: "javascript:alert(1)", feed: "data:text/plain,x" })).toEqual([]);
  expect(labels({ feed: "https://feeds.example/rss" })).toEqual(["RSS feed"]);
  expect(labels({ website: "https://[" })).toEqual([]);
  expect(labels({ website: "https://open.spotify.com/" })).toEqual([]);
});

test("links to the app pages that the description names", () => {
  const description =
    "On Spotify: https://open.spotify.com/show/4rO, and <a href='https://www.youtube.com/@tides'>here</a>.";
  expect(appLinks({ website: "https://tides.example", feed: "", itunesId: "", description })).toEqual([
    { label: "Spotify", href: "https://open.spotify.com/show/4rO" },
    { label: "YouTube", href: "https://www.youtube.com/@tides" },
    { label: "Website", href: "https://tides.example" },
  ]);
  expect(labels({ description: "https://open.spotify.com/episode/1 https://www.youtube.com/watch?v=1" })).toEqual([]);
});

test("links to apps that find a show by its feed", () => {
  const feed = "https://feeds.example/rss?a=1&b=2";
  const links = new Map(listeningApps({ feed, itunesId: "77" }).map(({ label, href }) => [label, href]));
  expect(links.get("Overcast")).toBe("https://overcast.fm/itunes77");
  expect(links.get("Pocket Casts")).toBe("https://pca.st/itunes/77");
  expect(links.get("AntennaPod")).toBe(
    "https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Ffeeds.example%2Frss%3Fa%3D1%26b%3D2",
  );
  const unlisted = new Map(listeningApps({ feed, itunesId: "N/A" }).map(({ label, href }) => [label, href]));
  expect(unlisted.has("Apple Podcasts")).toBe(false);
  expect(unlisted.get("Overcast")).toMatch(/^overcast:.*url=https%3A/);
  expect(listeningApps({ feed: "javascript:alert(1)", itunesId: "" })).toEqual([]);
  expect(episodeApps("https://a.example/1.mp3?x=1")[0]?.href).toBe(
    "https://podcastaddict.com/episode/https%3A%2F%2Fa.example%2F1.mp3%3Fx%3D1",
  );
  expect(episodeApps("/demo/audio/0001-1.wav")).toEqual([]);
});
