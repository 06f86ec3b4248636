import { detectedLanguage, loadLanguages } from "./detected-language.js";

beforeAll(loadLanguages);

test.each([
  ["fa", "رادیو دال", "رادیو دال پادکستی درباره زندگی، سفر و آدم‌هایی است که داستان‌های خودشان را تعریف می‌کنند."],
  ["ja", "朝のニュース", "毎朝お届けする最新のニュースと天気予報、そして暮らしに役立つ話題の番組です。"],
  ["de", "Der Lautsprecher", "Ein Gespräch über das Senden, Hören und Machen von Podcasts und was dazu gehört."],
  ["en", "The Daily", "This is what the news should sound like: twenty minutes a day, five days a week."],
  ["fr", "Radiolab", "Le labo-média étudiant vous raconte chaque semaine la vie de l'université et de la ville."],
])("texts in %s", (language, title, description) => {
  expect(detectedLanguage({ title, description })).toBe(language);
});

test.each([
  ["a title alone", "Cortex", ""],
  ["numbers and signs", "24/7", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 !!! ??? ---"],
  ["an address", "Show", "https://www.example.com/this/is/a/long/address/of/a/page/about/nothing"],
])("finds no language in %s", (_, title, description) => {
  expect(detectedLanguage({ title, description })).toBeUndefined();
});
