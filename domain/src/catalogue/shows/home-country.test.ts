import { countryName } from "../codes/countries.js";
import { homeCountry } from "./home-country.js";

const home = (link: string, country = "N/A") => homeCountry({ country, link });

it.each([
  ["https://www.bbc.co.uk/programmes/p02", "GB"],
  ["http://garten.example.de", "DE"],
  ["https://www.abc.net.au/radio/?a=b", "AU"],
  ["https://show.example.com/de", undefined],
  ["https://relay.fm/show", undefined],
  ["https://twit.tv", undefined],
  ["https://youtu.be/abc", undefined],
  ["https://example.com.co", undefined],
  ["", undefined],
  ["nonsense", undefined],
])("the site %s is from %s", (link, country) => {
  expect(home(link)).toBe(country);
});

it("prefers the source's country to that of the address", () => {
  expect(home("https://www.bbc.co.uk", "IE")).toBe("IE");
});

it("every ending is that of a known country", () => {
  for (const ending of "at au uk nz mx".split(" ")) {
    const code = home(`https://a.${ending}`) ?? "";
    expect(countryName(code)).not.toBe(code);
  }
});
