import { APPLE_CATEGORIES } from "../codes/categories.js";
import { CATEGORY_ALIASES } from "../codes/category-aliases.js";
import { foldWords } from "../text/fold.js";
import { partsOf, type Query } from "./query.js";

/**
 * Names of Apple's categories in other languages, as they are written. Each line has the category, its German, Spanish, French,
 * Portuguese and Italian names, and those that are English words too.
 */
const TRANSLATED = `
Arts: kunst / arte artes / / artes arte / arte arti / arts
Books: bücher literatur / libros literatura / livres littérature / livros literatura / libri letteratura
Business: wirtschaft unternehmen / negocios empresa economía / affaires entreprise économie / negócios empresas economia / affari impresa economia
Careers: karriere beruf / carrera / carrière / carreira / carriera
Comedy: / comedia / comédie / comédia / commedia comicità / humor humour
Design: / diseño / /
Education: bildung / educación / éducation / educação / istruzione educazione / education
Entrepreneurship: unternehmertum / emprendimiento / entrepreneuriat / empreendedorismo / imprenditoria
Fiction: hörspiele / ficción / / ficção / narrativa / fiction
Film Reviews: filmkritik / / /
Fitness: / / / / / fitness
Food: kochen essen rezepte / cocina comida recetas / recettes / culinária receitas cozinha comida / cucina cibo ricette / cuisine
Football: fußball fussball / fútbol / / futebol / calcio / football
Games: spiele / juegos / jeux / jogos / giochi
Health & Fitness: gesundheit / salud / santé / saúde / salute
History: geschichte / historia / histoire / história / storia
Investing: geldanlage börse / inversión inversiones / investissement / investimentos / investimenti / bourse
Kids & Family: kinder familie / niños familia / enfants famille / crianças família / bambini famiglia
Language Learning: sprachen / idiomas / langues / idiomas / lingue
Marketing: / mercadotecnia / / / / marketing
Mathematics: mathematik / matemáticas / mathématiques / matemática / matematica
Medicine: medizin / medicina / médecine / medicina / medicina
Mental Health: / / / / / psyche
Music: musik / música / musique / música / musica
Nature: natur / naturaleza / / natureza / natura / nature
News: nachrichten / noticias / actualité actualités nouvelles / notícias / notizie
Parenting: elternschaft erziehung / crianza / parentalité / parentalidade / genitorialità
Personal Journals: tagebuch / diario / / diário / diario
Philosophy: philosophie / filosofía / philosophie / filosofia / filosofia
Places & Travel: reisen reise / viajes / voyages / viagens viagem / viaggi viaggio / voyage
Politics: politik / política / politique / política / politica
Relationships: beziehungen / relaciones / / relacionamentos / relazioni
Religion & Spirituality: spiritualität / espiritualidad / spiritualité / espiritualidade religião / spiritualità religione / religion
Science: wissenschaft / ciencia / sciences / ciência / scienza scienze / science
Society & Culture: gesellschaft kultur / sociedad cultura / société / sociedade cultura / società cultura / culture
Soccer: fußball fussball / fútbol / / futebol / calcio
Sports: / deporte deportes / / esporte esportes desporto / / sport sports
Technology: technik technologie / tecnología / technologie / tecnologia / tecnologia
True Crime: kriminalfälle / / /
TV & Film: / cine películas / cinéma / filmes / / kino filme cinema films
`;

/** The languages of the columns. */
const LANGUAGES = ["de", "es", "fr", "pt", "it"] as const;

/** A category's name in another language. */
type Translation = { readonly language: string; readonly word: string };

const NAMED = namedBy();
const SPOKEN = spokenIn();
const ENGLISH = englishNames();

/**
 * The Apple categories of a query that is nothing but a category name, such as "history", "true crime" or "Geschichte". Empty for all
 * other queries, even if they contain a category name.
 */
export function namedCategories(query: Query): readonly string[] {
  return NAMED.get(keyOf(textIn(query))) ?? [];
}

/**
 * The languages (ISO 639-1) in which such a query names a category: with accents only those that write it so ("notícias"), and
 * without them all that do if accents are left out. Empty if English writes it so, too.
 */
export function categoryLanguages(query: Query): readonly string[] {
  const text = textIn(query);
  const key = keyOf(text);
  const names = SPOKEN.get(key) ?? [];
  const spelled = names.filter(({ word }) => word === spellingOf(text) && word !== key);
  const meant = spelled.length > 0 ? spelled : ENGLISH.has(key) ? [] : names;
  return [...new Set(meant.map(({ language }) => language))];
}

/** The text of a query that consists only of words. */
function textIn(query: Query): string {
  const parts = partsOf(query);
  const texts = parts.flatMap((part) => (part.kind === "word" ? [part.text] : []));
  return texts.length === parts.length ? texts.join(" ") : "";
}

const spellingOf = (text: string) => text.normalize("NFC").toLowerCase();

function keyOf(text: string): string {
  return foldWords(text)
    .filter((word) => word !== "and")
    .join(" ");
}

function namedBy(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (text: string, category: string) => {
    const key = keyOf(text);
    const known = found.get(key) ?? [];
    if (!known.includes(category)) found.set(key, [...known, category]);
  };
  for (const { name, sub } of APPLE_CATEGORIES) for (const category of [name, ...sub]) add(category, category);
  for (const [alias, categories] of Object.entries(CATEGORY_ALIASES))
    for (const category of categories) add(alias, category);
  for (const { category, columns } of translations()) for (const word of columns.flat()) add(word, category);
  return found;
}

function spokenIn(): ReadonlyMap<string, readonly Translation[]> {
  const found = new Map<string, Translation[]>();
  for (const { columns } of translations()) {
    for (const [at, language] of LANGUAGES.entries()) {
      for (const word of columns[at] ?? [])
        found.set(keyOf(word), [...(found.get(keyOf(word)) ?? []), { language, word }]);
    }
  }
  return found;
}

/** The names that are English words. */
function englishNames(): ReadonlySet<string> {
  return new Set<string>([
    ...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]).map(keyOf),
    ...translations().flatMap(({ columns }) => (columns[LANGUAGES.length] ?? []).map(keyOf)),
  ]);
}

function translations(): { readonly category: string; readonly columns: readonly (readonly string[])[] }[] {
  return TRANSLATED.trim()
    .split("\n")
    .map((line) => {
      const [category = "", columns = ""] = line.split(":");
      return { category, columns: columns.split("/").map((words) => words.split(" ").filter((word) => word !== "")) };
    });
}
