import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { allContacts } from "./all-contacts.js";

const NOW = new Date("2026-11-22T12:00:00Z");

/** The kinds of contacts of a show without any but this website. */
function kinds(link: string): readonly string[] {
  const show = { ...normalizePodcastDetail({ id: 7, title: "Tides" }, NOW)!, link, defaulted: [] };
  return allContacts(show, { contacts: [], facts: undefined }, undefined).map(({ kind }) => kind);
}

test("a show’s own website is a contact, its page in an app is not", () => {
  expect(kinds("https://tides.example/")).toEqual(["website"]);
  expect(kinds("https://podcasts.apple.com/us/podcast/tides/id77")).toEqual([]);
  expect(kinds("https://open.spotify.com/show/4rO")).toEqual([]);
});
