import { isErrorPage } from "./error-page.js";

test.each([
  ["Invalid Account", "Ourmedia RSS feed"],
  ["Invalid Channel ID", "Ourmedia RSS feed"],
  ["INVALID ACCOUNT", undefined],
  ["Invalid Podcast", "The podcast you are trying to reach does not exist. Please check your reference and try again."],
  ["404 Not Found", undefined],
  ["Account suspended", "RSS feed"],
  ["Oops!  Deleted Podcast!", "Podcast is no longer active."],
  ["Open Door Nashville » Page not found", "Real People. Real Nashville."],
  [
    "GeekPlanetOnline.com",
    "If you are receiving this feed it's because a podcast that used to be hosted on GeekPlanetOnline.com has now moved.",
  ],
])("the error page %p of a host is no show", (title, description) => {
  expect(isErrorPage({ title, description })).toBe(true);
});

test.each([
  ["Invalid arguments Podcast", "arguably the best podcast"],
  ["Error 404", "En nuestro primer programa! Comentarios, criticas, 3D, detalles, buena musica"],
  ["404", "Two developers look at what broke this week"],
  ["Page not found", "Stories about books that nobody can find any more"],
  ["Imaginary Invalid, The by MOLIèRE", "The Imaginary Invalid is a three-act comedy-ballet"],
  ["Lost and Not Found", "Lost and Not Found details one man’s journey"],
  ["Deleted Podcast", "We watch the scenes that directors cut"],
  ["Access Denied", "A weekly show about locks and the people who open them"],
  ["Video Palace", "He begins talking in his sleep in a language that doesn't exist."],
  ["The Unknown", "Ourmedia RSS feed"],
  ["Gatecrasher Podcast", "This account has been suspended. Why not contact the podcast owners via Twitter?"],
])("the show %p stays", (title, description) => {
  expect(isErrorPage({ title, description })).toBe(false);
});

test("a show with episodes stays, whatever its title", () => {
  expect(isErrorPage({ title: "Invalid Account", episodeCount: 12 })).toBe(false);
  expect(isErrorPage({ title: "404 Not Found", newestEpisode: 1_600_000_000 })).toBe(false);
});
