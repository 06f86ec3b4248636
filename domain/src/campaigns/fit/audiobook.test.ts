import { isAudiobook } from "./audiobook.js";

it.each([
  ["Reise nach Tilsit, Die by SUDERMANN, Hermann", true],
  ["Kasperle auf Reisen by SIEBE, Josephine", true],
  ["Romancero Viejo, El by ANóNIMO and DURáN, Agustín", true],
  ["Les liaisons dangereuses by Choderlos de Laclos", false],
  ["Live Like a German", false],
  ["LAUSCH - Phantastische Hörspiele » Merlau Reisen", true],
  ["LibriVox Language Learning Collection Vol. 003 by VARIOUS", true],
  ["Language Learning Collection by Various", true],
  ["Libro II de la Historia de Heródoto by HERODOTUS", true],
  ["Travel by BMW", false],
  ["", false],
  [undefined, false],
])("%p: %p", (title, expected) => {
  expect(isAudiobook(title)).toBe(expected);
});

it.each([
  ["Helen’s Babies by John Habberton", "In this hilarious novel, a bachelor takes care of two little boys.", true],
  ["History of Holland by George Edmundson", "First published in 1922.", true],
  ["Create More Podcast by Ben Stuart", "A look behind the scenes of creative work.", false],
  ["A podcast of novels", "One novel a week, published in 1922.", false],
])("%p with its description: %p", (title, description, expected) => {
  expect(isAudiobook(title, description)).toBe(expected);
});

it("takes linear time", () => {
  const long = " by AAAA".repeat(50_000);
  expect(() => isAudiobook(long)).toTakeLessThan(100);
});
