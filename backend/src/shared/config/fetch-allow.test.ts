import { isNamedHost, NOTHING_ALLOWED, readFetchAllow } from "./fetch-allow.js";

test("distinguishes names, addresses and ranges, and refuses anything else", () => {
  expect(readFetchAllow(" Podcasts.Intranet, feeds, 10.1.0.0/16,127.0.0.1, ::1, fd00::/8,, ")).toEqual({
    names: ["podcasts.intranet", "feeds"],
    ranges: ["10.1.0.0/16", "127.0.0.1", "::1", "fd00::/8"],
    wrong: [],
  });
  const wrong = ["10.0.0.0/33", "10.0.0", "http://a.example", "a.example:80", "*.example", "1.2.3.4/x", "fd00::/129"];
  expect(readFetchAllow(wrong.join(",")).wrong).toEqual(wrong);
});

test("a host is allowed by its name, or by a range that contains its address", () => {
  const allow = readFetchAllow("feeds.intranet, 127.0.0.0/8, fd00::/8");
  const named = (host: string) => isNamedHost(host, allow);
  expect(["feeds.intranet", "FEEDS.intranet", "127.0.0.1", "127.9.9.9", "fd12::1"].map(named)).toEqual(
    Array(5).fill(true),
  );
  expect(["x.feeds.intranet", "intranet", "128.0.0.1", "fe80::1", "::1"].map(named)).toEqual(Array(5).fill(false));
  expect(isNamedHost("127.0.0.1", NOTHING_ALLOWED)).toBe(false);
});
