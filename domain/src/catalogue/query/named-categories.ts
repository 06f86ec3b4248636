import { APPLE_CATEGORIES } from "../codes/categories.js";
import { CATEGORY_ALIASES } from "../codes/category-aliases.js";
import { foldWords } from "../text/fold.js";
import type { Query } from "./query.js";

/**
 * Names of Apple's categories in other languages, folded. Each line has the category, its German, Spanish, French and Portuguese
 * names, and those that are English words too.
 */
const TRANSLATED = `
Arts: kunst / arte artes / / artes arte / arts
Books: bucher literatur / libros literatura / livres litterature / livros literatura
Business: wirtschaft unternehmen / negocios empresa economia / affaires entreprise economie / negocios empresas economia
Careers: karriere beruf / carrera / carriere / carreira
Comedy: / comedia / comedie / comedia / humor humour
Design: / diseno / /
Education: bildung / educacion / / educacao / education
Entrepreneurship: unternehmertum / emprendimiento / entrepreneuriat / empreendedorismo
Fiction: hörspiele / ficcion / / ficcao / fiction
Film Reviews: filmkritik / / /
Fitness: / / / / fitness
Food: kochen essen rezepte / cocina comida recetas / recettes / culinaria receitas cozinha comida / cuisine
Football: fussball / futbol / / futebol / football
Games: spiele / juegos / jeux / jogos
Health & Fitness: gesundheit / salud / sante / saude
History: geschichte / historia / histoire / historia
Investing: geldanlage borse / inversion inversiones / investissement / investimentos / bourse
Kids & Family: kinder familie / ninos familia / enfants famille / criancas familia
Language Learning: sprachen / idiomas / langues / idiomas
Marketing: / mercadotecnia / / / marketing
Mathematics: mathematik / matematicas / mathematiques / matematica
Medicine: medizin / medicina / medecine / medicina
Mental Health: / / / / psyche
Music: musik / musica / musique / musica
Nature: natur / naturaleza / / natureza / nature
News: nachrichten / noticias / actualite actualites nouvelles / noticias
Parenting: elternschaft erziehung / crianza / parentalite / parentalidade
Personal Journals: tagebuch / diario / / diario
Philosophy: philosophie / filosofia / philosophie / filosofia
Places & Travel: reisen reise / viajes / voyages / viagens viagem / voyage
Politics: politik / politica / politique / politica
Relationships: beziehungen / relaciones / / relacionamentos
Religion & Spirituality: spiritualitat / espiritualidad / spiritualite / espiritualidade religiao / religion
Science: wissenschaft / ciencia / sciences / ciencia / science
Society & Culture: gesellschaft kultur / sociedad cultura / societe / sociedade cultura / culture
Soccer: fussball / futbol / / futebol
Sports: / deporte deportes / / esporte esportes desporto / sport sports
Technology: technik technologie / tecnologia / technologie / tecnologia
True Crime: kriminalfalle / / /
TV & Film: / cine peliculas / / filmes / kino filme cinema films
`;

/** The languages of the columns. */
const LANGUAGES = ["de", "es", "fr", "pt"] as const;

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
