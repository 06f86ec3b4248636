import { labels } from "./found-labels.fake.js";

describe("briefs as buyers write them", () => {
  it.each([
    // Where a product is made says nothing about its listeners.
    ["E-bikes designed in Utrecht, for commuters in the UK.", "country", ["United Kingdom"]],
    ["Des vélos fabriqués à Nantes, pour la Belgique.", "country", ["Belgium"]],
    ["Handmade in the UK, for women in the US", "country", ["United States"]],
    ["Brewed in the Netherlands, for beer fans in Germany", "country", ["Germany"]],
    ["Podcasts produced in Germany. We are a US brand.", "country", ["Germany", "United States"]],
    ["We want shows made in Spain and listeners in Mexico", "country", ["Spain", "Mexico"]],
    ["Bags made in Italy.", "country", ["Italy"]],
    ["Skischule in Tirol. Gäste aus Bayern und Holland.", "country", ["Germany", "Netherlands"]],
    ["A whiskey brand, us audience, men 30-60", "country", ["United States"]],
    ["Hearing aids. Men 45-64, Florida + Arizona + Texas.", "country", ["United States"]],
    ["Tell us audiences that you know.", "country", []],
    ["Payroll app for the UK. Not keen on comedy or sport.", "taboo", ["Comedy", "Sports"]],
    ["Meal kits. No competitors: HelloFresh.", "taboo", []],
    ["A board game. Families and hobby gamers.", "category", ["Games", "Kids & Family"]],
    ["A farming game for PC. Gamers.", "category", ["Video Games"]],
    ["Food bank charity. Donors in the UK.", "topic", []],
    ["Dog groomers. KPI: brochure downloads.", "goal", ["Lead Generation"]],
    ["Solar panels. Objective: Lead gen", "goal", ["Lead Generation"]],
    ["Garage doors. Calls.", "goal", ["Lead Generation"]],
    ["Molkerei, Bayern, 12.500 €, KW 14-20.", "dates", ["April to May"]],
    ["Yoga in Dublin. €2,500, Jan only.", "dates", ["January"]],
    ["Hörbuch-App. 18-49, Nov/Dez.", "dates", ["November to December"]],
    ["Spa hotel. 6k euro. Feb & March.", "dates", ["February to March"]],
    ["Versicherung für Hunde- und Katzenhalter 25-54, DE.", "audience", ["Ages 25 to 54", "Pet owners"]],
    ["Hörbuch-App für Krimifans. 18-49, Installationen.", "audience", ["Ages 18 to 49"]],
    ["App. Students 18-24", "audience", ["Students", "Ages 18 to 24"]],
    ["Wine club. $500/wk for 8 weeks.", "budget", ["$4,000"]],
    ["Meal kits, $20K, parents with HHI $100k+.", "budget", ["$20,000"]],
  ] as const)("%p: %s %p", (text, kind, expected) => {
    expect([...labels(text, kind)].sort()).toEqual([...expected].sort());
  });
});
