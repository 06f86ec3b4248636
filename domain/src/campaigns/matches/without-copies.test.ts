import { withoutCopies } from "./without-copies.js";

const show = (title: string, itunesAuthor = "Handyguys", description = "") => ({ title, itunesAuthor, description });
const titles = (...shows: readonly ReturnType<typeof show>[]) =>
  withoutCopies(shows, (one) => one).map(({ title }) => title);

it("leaves out a show in another format", () => {
  expect(
    titles(show("Handyguys TV – High Definition iTunes"), show("Handyguys TV – Standard Definition iTunes")),
  ).toEqual(["Handyguys TV – High Definition iTunes"]);
  expect(titles(show("Heap Tutorials"), show("Heap Tutorials (iPod)"), show("Heap Tutorials (Apple TV)"))).toEqual([
    "Heap Tutorials",
  ]);
});

it("leaves out a show that is named within a longer title", () => {
  expect(titles(show("One Stylish Bride - Ultimate Wedding Ideas"), show("One Stylish Bride (AppleTV)"))).toHaveLength(
    1,
  );
  expect(titles(show("Car Talk"), show("Car Talk Classics of the Nineties"))).toHaveLength(2);
});

it("leaves out the next album of the same kind, by its description", () => {
  const album = (title: string, tracks: number) =>
    show(
      title,
      "Dr. Calm",
      `Relaxation Music is an album of ${tracks} recordings of calm music by Dr. Calm, for your mind.`,
    );
  expect(titles(album("Relax Now", 7), album("Stress Relief: Relax Deeply", 8), album("Sleep", 9))).toEqual([
    "Relax Now",
    "Sleep",
  ]);
});

it("keeps shows of other makers, and others of the same maker", () => {
  expect(titles(show("Running", "A"), show("Running", "B"))).toEqual(["Running", "Running"]);
  expect(titles(show("Trail Running"), show("City Marathons"))).toEqual(["Trail Running", "City Marathons"]);
  expect(titles(show("HD"), show("iPod"))).toEqual(["HD", "iPod"]);
});
