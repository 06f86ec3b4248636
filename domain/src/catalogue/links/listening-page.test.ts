import { isListeningPage } from "./listening-page.js";

test.each([
  ["https://podcasts.apple.com/us/podcast/the-daily/id1200361736", true],
  ["http://itunes.apple.com/podcast/id77", true],
  ["https://open.spotify.com/show/4rO?si=1", true],
  ["HTTPS://OPEN.SPOTIFY.COM", true],
  ["https://open.spotify.com.show.example/", false],
  ["https://show.example/?at=https://open.spotify.com/show/1", false],
  ["https://www.apple.com/", false],
])("%s is a listening page: %s", (address, is) => {
  expect(isListeningPage(address)).toBe(is);
});
