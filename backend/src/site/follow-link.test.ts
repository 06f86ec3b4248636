import { followLink } from "./follow-link.js";

test.each([
  ["https://www.youtube.com/@earshot", "YouTube"],
  ["https://x.com/earshot", "X"],
  ["https://mastodon.example/@earshot", "Mastodon"],
  ["https://www.forum.example/earshot?lang=en", "forum.example"],
  ["https://evil.example/?https://x.com/earshot", "evil.example"],
])("the link to %s is named %s and keeps its address", (href, name) => {
  expect(followLink(href)).toEqual({ name, href });
});
