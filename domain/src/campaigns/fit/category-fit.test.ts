import fc from "fast-check";
import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { adBrief } from "./ad-brief.js";
import { categoryFit } from "./category-fit.js";
import { subjectText } from "./subject-of-text.js";

describe("categoryFit", () => {
  it("gives full points for the category itself and its subcategories", () => {
    expect(categoryFit(["Fitness"], ["Fitness"])).toMatchObject({ kind: "known", share: 1 });
    // A brief that names Sports means all sports.
    expect(categoryFit(["Sports"], ["Running"])).toMatchObject({
      share: 1,
      finding: "The brief is about Sports, and so is the show.",
    });
  });

  it("gives half for a neighbor under the same heading", () => {
    expect(categoryFit(["Running"], ["Golf", "Sports"])).toEqual({
      kind: "known",
      share: 0.5,
      finding: "The brief is about Running; the show’s categories are close: Golf and Sports.",
    });
  });

  it("gives a quarter under a heading whose categories have little in common", () => {
    expect(categoryFit(["Crafts"], ["Automotive"])).toMatchObject({ share: 0.25 });
    // Apple lists pets under Kids & Family.
    expect(categoryFit(["Kids & Family"], ["Pets & Animals"])).toMatchObject({ share: 0.25 });
  });

  it("scores half for the same subject under another heading", () => {
    expect(categoryFit(["Football"], ["Sports News", "News"])).toEqual({
      kind: "known",
      share: 0.5,
      finding: "The brief is about Football; the show is in Sports News, which is related.",
    });
    expect(categoryFit(["Investing"], ["Business News"])).toMatchObject({ share: 0.5 });
    expect(categoryFit(["Business"], ["News"])).toMatchObject({ share: 0 });
  });

  it("gives no points for another subject, and names it", () => {
    expect(categoryFit(["Running"], ["True Crime"])).toEqual({
      kind: "known",
      share: 0,
      finding: "The brief is about Running; the show is in True Crime.",
    });
  });

  it("is unknown if one side names none", () => {
    expect(categoryFit([], ["Sports"]).kind).toBe("unknown");
    expect(categoryFit(["Fitness"], []).kind).toBe("unknown");
  });

  it("never falls when the show has one category more", () => {
    const any = fc.constantFrom(...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]));
    fc.assert(
      fc.property(any, fc.array(any, { minLength: 1, maxLength: 9 }), any, (brief, own, more) => {
        const value = (names: string[]) => {
          const result = categoryFit([brief], names);
          return result.kind === "known" ? result.share : -1;
        };
        expect(value([...own, more])).toBeGreaterThanOrEqual(value(own));
      }),
    );
  });
});

describe("categoryFit by a show’s texts", () => {
  const texts = (title: string, description: string) => subjectText({ title, description });
  const running = texts("Trail Runner Weekly", "Every Sunday we meet people who race over mountains and deserts.");
  const scissors = texts("Running with Scissors", "Electronic music with an edge, mixed by two friends in a kitchen.");

  it("reads what a show without a category is about", () => {
    expect(categoryFit(["Running"], [], { texts: running })).toEqual({
      kind: "known",
      share: 1,
      finding: "The show’s texts are about Running: “runner”, “race” and “trail”.",
    });
    expect(categoryFit(["Running"], [], { texts: scissors })).toEqual({
      kind: "known",
      share: expect.closeTo(1 / 3),
      finding: "The show’s texts mention Running only in passing: “running”.",
    });
    expect(categoryFit(["Books"], [], { texts: scissors })).toEqual({
      kind: "known",
      share: 0,
      finding: "The brief is about Books; the show’s texts are about something else.",
    });
    expect(categoryFit(["Books"], [], { texts: texts("A show", "") })).toMatchObject({
      kind: "unknown",
      finding: "The show has no category.",
    });
  });

  it("quotes the words as the show writes them", () => {
    const technology = texts(
      "F5 Live",
      "Two hosts talk about technology and computers, every Sunday evening, for you.",
    );
    const fit = categoryFit(["Technology"], [], { texts: technology });
    expect(fit.finding).toContain("“technology”");
    expect(fit.finding).not.toContain("technologie");
  });

  it("takes the better of the category and the texts", () => {
    expect(categoryFit(["Running"], ["Personal Journals"], { texts: running })).toMatchObject({ share: 1 });
    expect(categoryFit(["Running"], ["Running"], { texts: scissors })).toMatchObject({ share: 1 });
    expect(categoryFit(["Running"], ["Music"], { texts: texts("x", "") })).toMatchObject({ share: 0 });
  });

  it("gives little for words if the texts are about an unrelated subject", () => {
    const indie = texts("DIY indie", "Every week an artist plays his DIY songs: indie music, albums and bands.");
    expect(categoryFit(["Home & Garden"], [], { texts: indie })).toMatchObject({
      share: 0.35,
      finding: "The show’s texts mention Home & Garden, but are about Music.",
    });
    // Music for the mind is about both.
    const calm = texts("Relax", "Music for meditation and mindfulness, against anxiety, stress and depression.");
    expect(categoryFit(["Mental Health"], [], { texts: calm })).toMatchObject({ share: 1 });
  });

  it("gives little for words if the show is in an unrelated category", () => {
    const kitchen = texts(
      "True Crime Kitchen",
      "A husband and wife talk about cooking and recipes, and eat good food each week.",
    );
    expect(categoryFit(["Food"], ["True Crime"], { texts: kitchen })).toMatchObject({ share: 0.35 });
    expect(categoryFit(["Food"], ["Comedy"], { texts: kitchen })).toMatchObject({ share: 0.35 });
    expect(categoryFit(["Food"], ["Leisure"], { texts: kitchen })).toMatchObject({ share: 1 });
    // One word is weak evidence against the maker's own category.
    const spirits = texts("Animal Spirits", "Two friends on markets, life and what animals teach us about both.");
    expect(categoryFit(["Pets & Animals"], ["Business"], { texts: spirits })).toMatchObject({ share: 0.35 });
    expect(categoryFit(["Pets & Animals"], [], { texts: spirits })).toMatchObject({ share: expect.closeTo(2 / 3) });
  });

  it("gives half to a show for the brief's audience, unless its subject is unrelated", () => {
    const { categories, people = [] } = adBrief("Hearing aids for people over 65");
    const fit = (title: string, description: string) =>
      categoryFit(categories, [], { texts: texts(title, description), people });
    expect(fit("Retirement Talk", "Work is over, and what comes now?")).toMatchObject({ share: 0.5 });
    expect(fit("Retirement Songs", "Music, songs and albums for everybody, week by week.")).toMatchObject({ share: 0 });
  });

  it("gives more for a subject named first, unless both share a heading", () => {
    const brief = ["Places & Travel", "Kids & Family"];
    expect(categoryFit(brief, ["Places & Travel"])).toMatchObject({ share: 1 });
    expect(categoryFit(brief, ["Parenting"])).toMatchObject({ share: 0.75 });
    expect(categoryFit(brief, ["Parenting", "Places & Travel"])).toMatchObject({ share: 1 });
    expect(categoryFit(["Entrepreneurship", "Business"], ["Investing"])).toMatchObject({ share: 1 });
  });

  it("gives half for a category of the product if the brief names others", () => {
    const sold = ["Technology"];
    expect(categoryFit(["Technology", "Business"], ["Technology"], { sold })).toMatchObject({ share: 0.5 });
    expect(categoryFit(["Technology", "Business"], ["Business"], { sold })).toMatchObject({ share: 1 });
    // "Tech News" is related to Technology: half of a half.
    expect(categoryFit(["Technology", "Food"], ["Tech News"], { sold })).toMatchObject({ share: 0.25 });
    expect(categoryFit(["Technology"], ["Technology"], { sold })).toMatchObject({ share: 1 });
  });
});

it("leaves out shows of the category that are about something else", () => {
  const texts = (title: string, description: string) => ({ texts: subjectText({ title, description }) });
  const brief = adBrief("Cours de piano pour adultes, à la maison et en ligne");
  const fit = (title: string, description: string) =>
    categoryFit(brief.categories, ["Music"], { ...brief, ...texts(title, description) });
  expect(fit("Salle Pleyel", "Le piano et la musique, chaque semaine, avec des pianistes.")).toMatchObject({
    share: 1,
  });
  expect(fit("Nuit blanche", "La musique techno de DJ Benbus, chaque semaine.")).toMatchObject({ share: 0 });
});
