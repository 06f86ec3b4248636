import { makerNames } from "./maker-names.js";

test.each([
  [["NPR"], ["NPR"]],
  [
    ["NPR", "Guy Raz | Wondery"],
    ["NPR", "Guy Raz | Wondery", "Guy Raz", "Wondery"],
  ],
  [
    ["Freakonomics Radio + Stitcher", "Stitcher"],
    ["Freakonomics Radio + Stitcher", "Stitcher", "Freakonomics Radio"],
  ],
  [["Quick and Dirty Tips"], ["Quick and Dirty Tips"]],
  [["owner@example.com", "NA", "Webmaster", " "], []],
  // What follows a name after a comma may be a degree or a legal form, which many makers share.
  [
    ["Joy Bradford, Ph.D.", "Escape Artists, Inc"],
    ["Joy Bradford, Ph.D.", "Escape Artists, Inc", "Joy Bradford", "Escape Artists"],
  ],
  [
    ["Vet Talk, D.V.M.", "Kelp, LLC"],
    ["Vet Talk, D.V.M.", "Kelp, LLC", "Vet Talk", "Kelp"],
  ],
  [["Ann Lee, MSW, RDN, MPH, DDS, LPC, CFA, P.L.L.C."], ["Ann Lee, MSW, RDN, MPH, DDS, LPC, CFA, P.L.L.C.", "Ann Lee"]],
])("names the makers in %j", (names, makers) => {
  expect(makerNames(names, "Kelp")).toEqual(makers);
});

test("a name that is the title has no parts", () => {
  const names = ["Morbid: A True Crime Podcast", "Ash Kelley | Wondery"];
  expect(makerNames(names, "Morbid – a true crime podcast")).toEqual([...names, "Ash Kelley", "Wondery"]);
});
