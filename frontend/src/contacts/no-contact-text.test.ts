import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { noContactText } from "./no-contact-text";

const textOf = (facts: object) => noContactText(normalizePodcast({ id: "s1", title: "The Daily", ...facts })!);

test("the feed of a show without a known feed is not said to lack a contact", () => {
  const page = "https://podcasts.apple.com/us/podcast/the-daily/id1200361736";
  expect(textOf({ link: page })).toBe("No contact is known.");
  expect(textOf({ link: page, url: "https://feeds.example/daily" })).toBe("No contact in the feed.");
});
