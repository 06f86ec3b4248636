import { nextLink } from "./next-link.js";

test.each([
  ["/api/v1/search?term=a%20b&limit=2", '</api/v1/search?term=a+b&limit=2&cursor=next>; rel="next"'],
  ["/api/v1/search?cursor=first&tag=a&tag=b", '</api/v1/search?cursor=next&tag=a&tag=b>; rel="next"'],
  ["/api/v1/alerts", '</api/v1/alerts?cursor=next>; rel="next"'],
  ["http://earshot.example/api/v1/alerts", '</api/v1/alerts?cursor=next>; rel="next"'],
  ['/api/v1/podcasts/"><x/episodes?q=>"', '</api/v1/podcasts/%22%3E%3Cx/episodes?q=%3E%22&cursor=next>; rel="next"'],
])("links to the page after %s", (address, link) => {
  expect(nextLink(address, "next")).toBe(link);
});

test("an address that would not pass every proxy has no link", () => {
  expect(nextLink(`/api/v1/search?term=${"x".repeat(2_000)}`, "next")).toBeUndefined();
});
