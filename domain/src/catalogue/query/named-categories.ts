import { APPLE_CATEGORIES } from "../codes/categories.js";
import { CATEGORY_ALIASES } from "../codes/category-aliases.js";
import { foldWords } from "../text/fold.js";
import type { Query } from "./query.js";

/** Names of Apple's categories in other languages, folded. Each line: the category, then its words. */
const TRANSLATED = `
Arts: kunst arte artes arts
Books: bucher literatur libros literatura livres litterature
Business: wirtschaft unternehmen negocios empresa economia affaires entreprise economie
Careers: karriere beruf carrera carriere
Comedy: comedia humor humour comedie
Design: diseno
Education: bildung educacion education
Entrepreneurship: unternehmertum emprendimiento entrepreneuriat
Fiction: hörspiele ficcion fiction
Film Reviews: filmkritik
Fitness: fitness
Food: kochen essen rezepte cocina comida recetas cuisine recettes
Football: fussball futbol football
Games: spiele juegos jeux
Health & Fitness: gesundheit salud sante
History: geschichte historia histoire
Investing: geldanlage borse inversion inversiones investissement bourse
Kids & Family: kinder familie ninos familia enfants famille
Language Learning: sprachen idiomas langues
Marketing: marketing mercadotecnia
Mathematics: mathematik matematicas mathematiques
Medicine: medizin medicina medecine
Mental Health: psyche
Music: musik musica musique
Nature: natur naturaleza nature
News: nachrichten noticias actualite actualites nouvelles
Parenting: elternschaft erziehung crianza parentalite
Personal Journals: tagebuch diario
Philosophy: philosophie filosofia
Places & Travel: reisen reise viajes voyages voyage
Politics: politik politica politique
Relationships: beziehungen relaciones
Religion & Spirituality: religion spiritualitat espiritualidad spiritualite
Science: wissenschaft ciencia science sciences
Society & Culture: gesellschaft kultur sociedad cultura societe culture
Soccer: fussball futbol
Sports: sport deporte deportes sports
Technology: technik technologie tecnologia
True Crime: kriminalfalle
TV & Film: kino filme cine peliculas cinema films
`;

const NAMED = namedBy();

/**
 * The Apple categories of a query that consists of their names: "history", "true crime", "Geschichte". Empty for all other
 * queries, even those that contain such a word.
 */
export function namedCategories(query: Query): readonly string[] {
  const parts = query.kind === "and" ? query.queries : [query];
  if (!parts.every((part) => part.kind === "word")) return [];
  return NAMED.get(keyOf(parts.map((part) => (part.kind === "word" ? part.text : "")).join(" "))) ?? [];
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
  for (const line of TRANSLATED.trim().split("\n")) {
    const [category = "", words = ""] = line.split(": ");
    for (const word of words.split(" ")) add(word, category);
  }
  return found;
}
