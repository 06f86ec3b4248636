import { APPLE_CATEGORIES } from "../codes/categories.js";
import { CATEGORY_ALIASES } from "../codes/category-aliases.js";
import { foldWords } from "../text/fold.js";
import type { Query } from "./query.js";

/**
 * Names of Apple's categories in other languages, folded. Each line has the category, its German, Spanish and French names, and those
 * that are English words too.
 */
const TRANSLATED = `
Arts: kunst / arte artes / / arts
Books: bucher literatur / libros literatura / livres litterature
Business: wirtschaft unternehmen / negocios empresa economia / affaires entreprise economie
Careers: karriere beruf / carrera / carriere
Comedy: / comedia / comedie / humor humour
Design: / diseno /
Education: bildung / educacion / / education
Entrepreneurship: unternehmertum / emprendimiento / entrepreneuriat
Fiction: hörspiele / ficcion / / fiction
Film Reviews: filmkritik / /
Fitness: / / / fitness
Food: kochen essen rezepte / cocina comida recetas / recettes / cuisine
Football: fussball / futbol / / football
Games: spiele / juegos / jeux
Health & Fitness: gesundheit / salud / sante
History: geschichte / historia / histoire
Investing: geldanlage borse / inversion inversiones / investissement / bourse
Kids & Family: kinder familie / ninos familia / enfants famille
Language Learning: sprachen / idiomas / langues
Marketing: / mercadotecnia / / marketing
Mathematics: mathematik / matematicas / mathematiques
Medicine: medizin / medicina / medecine
Mental Health: / / / psyche
Music: musik / musica / musique
Nature: natur / naturaleza / / nature
News: nachrichten / noticias / actualite actualites nouvelles
Parenting: elternschaft erziehung / crianza / parentalite
Personal Journals: tagebuch / diario /
Philosophy: philosophie / filosofia / philosophie
Places & Travel: reisen reise / viajes / voyages / voyage
Politics: politik / politica / politique
Relationships: beziehungen / relaciones /
Religion & Spirituality: spiritualitat / espiritualidad / spiritualite / religion
Science: wissenschaft / ciencia / sciences / science
Society & Culture: gesellschaft kultur / sociedad cultura / societe / culture
Soccer: fussball / futbol /
Sports: / deporte deportes / / sport sports
Technology: technik technologie / tecnologia / technologie
True Crime: kriminalfalle / /
TV & Film: / cine peliculas / / kino filme cinema films
`;

/** The languages of the columns. */
const LANGUAGES = ["de", "es", "fr"] as const;

const NAMED = namedBy();
const SPOKEN = spokenIn();

/**
 * The Apple categories of a query that is nothing but a category name, such as "history", "true crime" or "Geschichte". Empty for all
 * other queries, even if they contain a category name.
 */
export function namedCategories(query: Query): readonly string[] {
  return NAMED.get(nameIn(query)) ?? [];
}

/** The languages (ISO 639-1) in which such a query names a category. Empty if English uses the same word. */
export function categoryLanguages(query: Query): readonly string[] {
  return SPOKEN.get(nameIn(query)) ?? [];
}

/** The text of a query that consists only of words. */
function nameIn(query: Query): string {
  const parts = query.kind === "and" ? query.queries : [query];
  const texts = parts.flatMap((part) => (part.kind === "word" ? [part.text] : []));
  return texts.length === parts.length ? keyOf(texts.join(" ")) : "";
}

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

function spokenIn(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const english = new Set<string>([
    ...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]).map(keyOf),
    ...translations().flatMap(({ columns }) => (columns[LANGUAGES.length] ?? []).map(keyOf)),
  ]);
  for (const { columns } of translations()) {
    for (const [at, language] of LANGUAGES.entries()) {
      for (const key of (columns[at] ?? []).map(keyOf)) {
        const known = found.get(key) ?? [];
        if (!english.has(key) && !known.includes(language)) found.set(key, [...known, language]);
      }
    }
  }
  return found;
}

function translations(): { readonly category: string; readonly columns: readonly (readonly string[])[] }[] {
  return TRANSLATED.trim()
    .split("\n")
    .map((line) => {
      const [category = "", columns = ""] = line.split(":");
      return { category, columns: columns.split("/").map((words) => words.split(" ").filter((word) => word !== "")) };
    });
}
