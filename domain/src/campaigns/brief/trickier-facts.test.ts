import { briefFindings } from "./brief-findings.js";
import { findingLabel } from "./findings/finding-label.js";
import type { FindingKind } from "./findings/finding.js";

const labels = (text: string, kind: FindingKind): string[] =>
  briefFindings(text)
    .filter((one) => one.kind === kind)
    .map(findingLabel);

describe("an amount without a currency is in that of the listeners", () => {
  it.each([
    ["Budget 35k, Start im Mai, Deutschland, Podcasts über Wandern.", ["€35,000"]],
    ["Budget 12k, France, amateurs de vin.", ["€12,000"]],
    ["Budget 20k. Listeners in London and Leeds. Gardening.", ["£20,000"]],
    ["Budget 20k, Deutschland und Österreich, Wandern.", ["€20,000"]],
    ["Unser Budget für die Kampagne ist 35k und wir suchen Podcasts über Wandern.", ["€35,000"]],
    ["Budget 9000, Toronto, hiking.", ["9,000 CAD"]],
    // What the brief itself names, dollars where nothing is known, and listeners with several currencies.
    ["Budget $35k, Deutschland, Podcasts über Wandern.", ["$35,000"]],
    ["Budget 35k USD, Deutschland, Podcasts über Wandern.", ["$35,000"]],
    ["Budget 35k. Hiking boots.", ["$35,000"]],
    ["Budget 35k, Germany and Switzerland, hiking.", ["$35,000"]],
    ["Presupuesto 15k, México, senderismo.", ["$15,000"]],
    ["Bike shop app for families in Germany. Budget 35k.", ["€35,000"]],
    // A country of the product.
    ["Holidays in Norway. Budget 40k. Podcasts about travel.", ["$40,000"]],
    ["Leather bags made in Italy. Budget 35k.", ["$35,000"]],
    ["Flights to Sydney, Australia. Budget 50k.", ["$50,000"]],
    // Briefs in other languages are for people who speak them.
    ["Urlaub in Norwegen: Hurtigruten. Budget 40k.", ["€40,000"]],
    ["Ferienhäuser in Dänemark. Budget 25k. Familien.", ["€25,000"]],
    ["Nous vendons des voyages en Norvège pour les familles. Budget 30k.", ["€30,000"]],
    ["Wij verkopen fietsen in Nederland en België. Budget 10k.", ["€10,000"]],
    ["100.000 kr. Danmark, løbesko.", ["100,000 DKK"]],
  ])("%p: %p", (text, budget) => {
    expect(labels(text, "budget")).toEqual(budget);
  });
});

describe("amounts in words and by the week", () => {
  it.each([
    ["Half a million dollars for a new pickup.", ["$500,000"]],
    ["A half million dollars for a new pickup.", ["$500,000"]],
    ["Medio millón de euros para un coche.", ["€500,000"]],
    ["Un demi-million d'euros pour une voiture.", ["€500,000"]],
    ["Mezzo milione di euro per una nuova auto.", ["€500,000"]],
    ["Een half miljoen euro voor een nieuwe auto.", ["€500,000"]],
    ["One and a half million dollars for a new pickup.", []],
    ["We have a million dollars for a new pickup.", ["$1,000,000"]],
    ["Eine halbe Million Euro für den Start.", ["€500,000"]],
    ["Café de especialidad. 400 € a la semana durante 3 meses.", ["€5,200"]],
    ["A dog app. $700 per week for 10 weeks.", ["$7,000"]],
    ["A dog app. $2,000 a month, campaign of 3 months.", ["$6,000"]],
    // When it starts.
    ["Budget £800 a week, starting in 2 months.", ["£800"]],
    ["Candles. $1,500 per week, we launch in 3 months.", ["$1,500"]],
    ["Kerzen. 800 € pro Woche, Start in 2 Monaten.", ["€800"]],
    ["Candles. $1,500 a month, starting in 2 months.", ["$1,500"]],
    ["Candles. $1,500 a month, invoice after 2 months.", ["$1,500"]],
  ])("%p: %p", (text, budget) => {
    expect(labels(text, "budget")).toEqual(budget);
  });
});

describe("days of one month", () => {
  it.each([
    ["Festival from June 11-13, 2027 in Nashville.", ["June 11–13, 2027"]],
    ["Open house on March 3rd and 4th in Boston.", ["March 3 to March 4"]],
    ["Headphones. $15,000, Nov 20-30.", ["November 20 to November 30"]],
    ["Headphones on sale November 20 to 30.", ["November 20 to November 30"]],
    ["On March 3 and 4 shows a week after it.", ["March 3"]],
    ["Ads on March 13-4 hosts.", ["March 13"]],
    ["From June 11 to July 13.", ["June 11 to July 13"]],
    ["Sale July 4-7 at all stores.", ["July 4 to July 7"]],
    ["Sale July 4–7 only.", ["July 4 to July 7"]],
    ["Hiring days: May 6-8 Boston.", ["May 6 to May 8"]],
    // Other numbers after a day.
    ["Start June 1 - 20,000 dollars.", ["from June 1"]],
    ["Launch May 1 - 30.000 Euro.", ["May 1"]],
    ["Start March 5 – 10, maybe 12 podcasts.", ["from March 5"]],
    ["March 3rd and 4th grade teachers love us.", ["March 3"]],
    ["Concerts on December 3 and 10 in Leeds.", ["December 3"]],
    ["Start May 3-10 UK podcasts.", ["from May 3"]],
    // Shapes of pictures.
    ["Video ads in ratio 16/9 to 4/3 accepted.", []],
    ["Our campaign in the UK: period 16/9 to 4/3.", ["September 16 to March 4"]],
    ["Formato: 3/5 - 10/6. Tienda de bicicletas en Madrid.", ["May 3 to June 10"]],
  ])("%p: %p", (text, dates) => {
    expect(labels(text, "dates")).toEqual(dates);
  });
});

describe("words that mean something else in the language of a brief", () => {
  it.each([
    ["Das Angebot soll junge Leute reizen. Fahrräder, Berlin.", ["Sports"]],
    ["A box of stories for adults.", []],
    ["Wij verkopen koffers voor lange reizen.", ["Places & Travel"]],
    // Italian and Dutch next to small words of other languages.
    ["Viaggi in Sardegna con la famiglia e con gli amici.", ["Places & Travel", "Kids & Family"]],
    ["Libri con la mamma: lettori e bambini in Italia", ["Books", "Kids & Family"]],
    ["Vini del Veneto con la cucina della nonna", ["Food"]],
    ["Abbigliamento per podisti a Torino, con sconti", ["Fashion & Beauty", "Running"]],
    ["Vini del Piemonte a Milano, no politica", ["Food"]],
    ["Hardlopers en fietsers in de regio Utrecht en Den Haag", ["Running", "Sports"]],
    ["We target reizen and koken podcasts in the Netherlands", ["Places & Travel", "Food"]],
    ["Our client sells vini and wants cucina podcasts in Italy", ["Food"]],
    ["Libri di storia per chi ama gli antichi romani.", ["Books", "History"]],
    ["Birra artigianale per chi ama la cucina.", ["Food"]],
    ["Ski school. Money is tight.", ["Wilderness"]],
    ["We sell tights and leggings.", ["Fashion & Beauty"]],
  ])("%p: %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });
});

describe("what a brief rules out", () => {
  it.each([
    ["We sell beer without alcohol in the UK.", []],
    ["Unser Bier ohne Alkohol sucht Sportler.", []],
    ["Vino sin alcohol para España.", []],
    ["Bière sans alcool, France.", []],
    ["Wij verkopen bier zonder alcohol in Nederland.", []],
    ["Toys. Shows without alcohol.", ["alcohol"]],
    ["Toys. No beer, no alcohol.", ["alcohol"]],
    ["We sell wine without alcohol or drugs.", ["alcohol", "drugs"]],
    ["Coffee without alcohol. Shows without drugs.", ["drugs"]],
    ["Toys. Please place us without alcohol, gambling or violence.", ["alcohol", "gambling", "violence"]],
    ["Spielzeug. Bitte ohne Alkohol und Politik.", ["alcohol", "Politics"]],
    ["Oat milk. No ingredients other than oats. Budget 10k.", []],
    ["Broadband. No fees except delivery.", []],
    ["Rasierer. Kein Sport, bis auf Weiteres.", ["Sports"]],
    ["Rasoirs. Pas de politique, sauf accord préalable.", ["Politics"]],
    ["No sports or politics, except cycling. Lamps.", ["Sports, except cycling", "Politics"]],
    ["Watches. No sports except cycling, soccer and golf.", ["Sports, except cycling, Soccer, Golf"]],
    ["Horloges. Geen sport, behalve fietsen en tennis.", ["Sports, except fietsen, Tennis"]],
    ["Beer without alcohol addiction shows.", ["alcohol", "addiction"]],
    ["Toys. No horror movies, no politics.", ["horror", "Politics"]],
    ["Kein Bier ohne Alkohol? Doch: für Sportler.", []],
    ["Pizza. Niente birra.", ["alcohol"]],
    ["Évitez l’humour noir, la religion et la politique.", ["dark humor", "Religion", "Politics"]],
    ["Juguetes. Evitar el humor negro y la política.", ["dark humor", "Politics"]],
    ["Juguetes. Evitar el humor y la política.", ["Comedy", "Politics"]],
    ["Bike lights. Not interested in sports, except cycling.", ["Sports, except cycling"]],
    ["No politics or sports, except cycling and soccer.", ["Politics", "Sports, except cycling, Soccer"]],
    ["No sports apart from climbing walls, please.", ["Sports, except Wilderness"]],
    ["All shows except politics.", ["Politics"]],
    // What is rejected before the exception is not a subject, or another clause begins.
    ["Mattresses. Keine Präferenz, alles außer Politik.", ["präferenz", "Politics"]],
    ["We're not picky, anything except politics.", ["Politics"]],
    ["Wir sind nicht wählerisch, alles außer Religion. Craft-Bier", ["Religion"]],
    ["Kaffee ohne Abo, alle Themen außer Politik und Religion", ["Politics", "Religion"]],
    ["Matelas, pas de minimum, toutes les émissions sauf la politique", ["Politics"]],
    ["No nos importa el tamaño, cualquier podcast excepto política", ["Politics"]],
    ["Not only for runners, all shows except football", ["Soccer", "Football"]],
    ["Galletas sin azúcar, cualquier programa excepto política", ["Politics"]],
    ["Wine. Avoid kids, everything except news is fine.", ["Kids & Family", "News"]],
    // Something else in the category of the product.
    ["A dog walking app. No cats.", ["cats"]],
    ["Comida para perros. Nada de gatos.", ["gatos"]],
    ["Hundefutter. Keine Katzen, keine Politik.", ["katzen", "Politics"]],
    ["Toys. No dogs.", ["Pets & Animals"]],
    ["Dog food. No dog fights.", ["Pets & Animals"]],
    ["Dog and cat food. No cats.", ["cats"]],
    ["Kinderbücher. Wir wollen Eltern erreichen, keine Kindersendungen.", ["Kids & Family"]],
    ["Zeitungs-App, Abo. Keine Nachrichten.", ["News"]],
    ["Insurance. Avoid finance shows.", ["Investing"]],
    ["Versicherung. Keine Finanzpodcasts.", ["Investing"]],
    ["Reiseversicherung. Keine Reisepodcasts.", ["Places & Travel"]],
    ["Cooking school. No vegan recipes.", ["vegan", "Food"]],
    ["Investing app. No real estate.", ["real estate"]],
    ["Skincare. No makeup shows.", ["makeup"]],
  ])("%p: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });

  it.each([
    ["Craft beer, not aimed at kids."],
    ["Craft beer, not for children."],
    ["Bier, nicht für Kinder gedacht."],
    ["Cerveza, no para niños."],
    ["Bière. Pas destiné aux enfants."],
    ["Kein Angebot für Kinder: Bier."],
    ["Pas pour les enfants : bière."],
  ])("%p is for no children", (text) => {
    expect([labels(text, "category"), labels(text, "topic")]).toEqual([["Food"], []]);
  });

  it.each([
    ["A board game, not for kids only.", ["Games", "Kids & Family"]],
    ["Kein Angebot für Kinder ist so gut. Brettspiele.", ["Kids & Family", "Games"]],
    ["An app for soccer fans, not for investors.", ["Soccer"]],
    ["A board game, not only for children.", ["Games", "Kids & Family"]],
    ["Toys for kids, not for pets.", ["Kids & Family"]],
    ["Shoes. No sports, except running.", ["Running"]],
    ["Our app is not for investors but for savers.", ["Investing"]],
    ["Not for investors, except savers.", ["Investing"]],
    ["Not for kids or parents. Beer.", ["Food"]],
  ])("%p is about %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });

  it.each([
    ["Our app is not for investors but for savers.", []],
    ["Insurance. We want parents, not students.", ["Parents"]],
    ["Car hire. No drivers under 25, except students.", ["Students"]],
    ["Car hire. No drivers under 25, except for students.", ["Students"]],
    ["No preference, all listeners except students.", []],
    ["No students, no retirees, only founders.", ["Business owners"]],
    ["Like it or not, students need insurance.", ["Students"]],
    ["Ob Studenten oder nicht, Rentner kaufen es.", ["Students", "Older people"]],
    // Lists
    ["Our app is not for parents, students or retirees but for founders.", ["Business owners"]],
    ["Nicht für Eltern, Studenten oder Rentner, sondern für Gründer.", ["Business owners"]],
    ["No es para padres, estudiantes ni jubilados, sino para emprendedores.", ["Business owners"]],
    ["Pas pour les parents, les étudiants ou les retraités, mais pour les entrepreneurs.", ["Business owners"]],
    ["Not for parents, students but founders.", ["Business owners"]],
    ["Not for parents, students, and retirees.", []],
    ["An app not for students or for retirees.", []],
    ["Not for men or women under 18.", []],
    ["Not for students, parents love it.", ["Parents"]],
    ["Not for students and parents love it.", ["Parents"]],
    ["An app not for students, for parents.", ["Parents"]],
    ["Not for parents or students only.", ["Parents", "Students"]],
    ["Not for parents and students only.", ["Parents", "Students"]],
    ["Not for students, parents only.", ["Parents"]],
    ["Not for students or\nParents in Ohio", ["Parents"]],
    ["We want parents, not students, retirees and founders.", ["Parents", "Older people", "Business owners"]],
  ])("%p is for %p", (text, audience) => {
    expect(labels(text, "audience")).toEqual(audience);
  });
});

describe("products and fans", () => {
  it.each([
    ["Expense management for finance teams at small companies.", ["Business"]],
    ["A vampire series for horror fans.", ["Fiction"]],
    ["A hybrid SUV, for drivers in Ohio.", ["Automotive"]],
    ["A coding bootcamp in Texas.", ["Technology"]],
    ["Financial literacy for teens.", ["Investing"]],
    ["A bluegrass festival.", ["Music"]],
    ["A budgeting app.", ["Investing"]],
    ["Software for CFOs.", ["Technology", "Business"]],
    ["SUV hybride : essais gratuits. Familles.", ["Automotive", "Kids & Family"]],
    ["A school that teaches data science to nurses.", ["Science", "Medicine"]],
    ["Hautpflege, von Ärztinnen empfohlen.", ["Fashion & Beauty"]],
    ["Wir suchen Erzieherinnen und Erzieher für unsere Kitas.", ["Education"]],
    ["Bilderbücher für Kitas", ["Kids & Family"]],
    // Words that are French for cats and fashion.
    ["A therapist by video chat.", ["Mental Health"]],
    ["Live-Chat-Software für Online-Shops", ["Technology", "Entrepreneurship"]],
    ["We make a dark mode, chat support and dog food.", ["Pets & Animals"]],
    ["Mode-App für Hundehalter", ["Fashion & Beauty", "Pets & Animals"]],
    [
      "We want podcasts in French: la mode et les chats, for the UK audience of our brand.",
      ["Fashion & Beauty", "Pets & Animals"],
    ],
    ["It is a lamp with a night mode for the family.", ["Home & Garden", "Kids & Family"]],
    ["It is a lamp with three modes for the family.", ["Home & Garden", "Kids & Family"]],
    ["Nous vendons des chats pour les enfants.", ["Pets & Animals", "Kids & Family"]],
    // And such words that are not in English.
    ["We want shows on auto racing and moda for the fans of it.", ["Automotive", "Fashion & Beauty"]],
    [
      "Nous cherchons des amateurs de auto, de moda et de vino pour la marque.",
      ["Automotive", "Fashion & Beauty", "Food"],
    ],
    // The same words in other products.
    ["A thriller by a new author.", ["Books"]],
    ["A bootcamp in the park.", ["Fitness"]],
    ["A bootcamp for busy moms.", ["Fitness", "Parenting"]],
    ["We are budgeting 20k for this. Dog food.", ["Pets & Animals"]],
    ["We're budgeting £15,000. Cat litter.", ["Pets & Animals"]],
    ["A new car seat for babies.", ["Parenting"]],
    ["Probefahrt mit unserem E-Bike.", ["Sports"]],
    ["Zombie run 5k in Leeds.", []],
    ["Vampire facial at our beauty clinic.", ["Fashion & Beauty"]],
    ["Halloween costumes: vampires. Parents.", ["Parenting"]],
    ["Our CFO likes golf. We sell golf clubs.", ["Golf"]],
    ["A finance team sells candles.", ["Home & Garden"]],
  ])("%p: %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(categories);
  });
});
