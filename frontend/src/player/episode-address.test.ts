import { episodeAddress, secondIn } from "./episode-address";

test("an address names the show, the episode and the second", () => {
  const address = episodeAddress(
    { podcast: "1a", episode: "https://a.example/?p=1&b=ü", at: 83.9 },
    "https://x.example",
  );
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe("/podcast/1a");
  expect([...searchParams]).toEqual([
    ["tab", "episodes"],
    ["episode", "https://a.example/?p=1&b=ü"],
    ["t", "83"],
  ]);
  expect(episodeAddress({ podcast: "1a", episode: "e" }, "")).toBe("/podcast/1a?tab=episodes&episode=e");
});

test.each([
  ["83", 83],
  ["1:23", 83],
  ["1:00:03", 3_603],
  ["1m23s", 83],
  ["2h", 7_200],
  ["", undefined],
  [null, undefined],
  ["-5", undefined],
  ["soon", undefined],
  ["1e9", undefined],
])("t=%s is second %p", (text, seconds) => {
  expect(secondIn(text)).toBe(seconds);
});
