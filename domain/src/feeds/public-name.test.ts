import { isPublicName } from "./public-name.js";

test.each(["earshot.fm", "podcasts.example.org", "Earshot.FM.", "a-b.xn--p1ai"])("%s is a public host name", (host) => {
  expect(isPublicName(host)).toBe(true);
});

test.each(["", "localhost", "earshot", "a.localhost", "nas.local", "x.home.arpa", "127.0.0.1", "[::1]", "203.0.113.5", "-a.org", "a..org"])(
  "%s is not a public host name",
  (host) => {
    expect(isPublicName(host)).toBe(false);
  },
); // prettier-ignore
