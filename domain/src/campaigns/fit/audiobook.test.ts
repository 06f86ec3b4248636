import { isAudiobook } from "./audiobook.js";

it.each([
  ["Reise nach Tilsit, Die by SUDERMANN, Hermann", true],
  ["Kasperle auf Reisen by SIEBE, Josephine", true],
  ["Romancero Viejo, El by ANóNIMO and DURáN, Agustín", true],
  ["Les liaisons dangereuses by Choderlos de Laclos", false],
  ["Live Like a German", false],
  ["LAUSCH - Phantastische Hörspiele » Merlau Reisen", true],
  ["Travel by BMW", false],
  ["", false],
  [undefined, false],
])("%p: %p", (title, expected) => {
  expect(isAudiobook(title)).toBe(expected);
});

it("takes linear time", () => {
  const long = " by AAAA".repeat(50_000);
  expect(() => isAudiobook(long)).toTakeLessThan(100);
});
