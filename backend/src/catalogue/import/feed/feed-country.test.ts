import { countryOf } from "./feed-fields.js";
import { parseFeed } from "./parse-feed.js";

const NAMESPACE = "https://podcastindex.org/namespace/1.0";

function countryIn(places: string): string | undefined {
  const feed = `<rss version="2.0" xmlns:podcast="${NAMESPACE}"><channel><title>Kelp</title>${places}
    <item><title>One</title><guid>1</guid><enclosure url="https://a.example/1.mp3" type="audio/mpeg" length="1"/>
    <podcast:location rel="creator" country="JP">Tokyo</podcast:location></item></channel></rss>`;
  const document = parseFeed(feed);
  if ("kind" in document) throw new Error(document.reason);
  return countryOf(document.channel);
}

test.each([
  [
    '<podcast:location rel="creator" geo="geo:30.2672,97.7431" osm="R113314" country="US">Austin, TX</podcast:location>',
    "US",
  ],
  ['<podcast:location rel="subject" country="au">Dreamworld</podcast:location>', "AU"],
  [
    '<podcast:location rel="subject" country="JP">Kyoto</podcast:location><podcast:location rel="creator" country="GB">Marlow</podcast:location>',
    "GB",
  ],
  ['<podcast:location geo="geo:52.5,13.4">Berlin, Germany</podcast:location>', "DE"],
  [
    '<podcast:location rel="creator">Marlow</podcast:location><podcast:location country="GB">Here</podcast:location>',
    "GB",
  ],
  ['<podcast:location country="Europe">Somewhere</podcast:location>', undefined],
  ['<podcast:location osm="R113314">Los Angeles, CA</podcast:location>', undefined],
  ["", undefined],
])("the places %s are in the country %s", (places, country) => {
  expect(countryIn(places)).toBe(country);
});
