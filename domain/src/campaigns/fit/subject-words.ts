import { parentCategory } from "../../catalogue/codes/categories.js";
import { foldText } from "../../catalogue/text/fold.js";
import { phraseLines } from "../brief/words/brief-words.js";
import { allWordsOfCategory, apartFromHeading, wordsOfCategory } from "../brief/words/words-of-category.js";
import { isAmbiguous } from "./ambiguous-words.js";
import { showWords } from "./show-words.js";
import { singular } from "./singular.js";

/**
 * Words that shows of a category use about their subject, but other shows use too. Together with one of the category's own words, they
 * confirm that the show is about it. Folded, in English, German, Spanish and French. Judgment.
 */
const SIGNS = `
Books: author, authors, novel, novels, read, reading, readers, writers, fiction, autor, autoren, autores, auteurs, lesen, leer,
  lecture, romane
Fashion & Beauty: style, clothes, hair, designers, trends, stil, ropa, vetements
Food: chef, chefs, eat, eating, restaurant, restaurants, meal, meals, dish, dishes, kitchen, delicious, cook, cooks, baking,
  culinary, kuche, essen, gericht, restaurantes, comida, plats, manger, cuisiner, beer
Visual Arts: art, artist, artists, painting, paintings, exhibition, exhibitions, gallery, galleries, photography, sculpture,
  collection, curator, curators, kunst, kunstler, arte, oeuvres
Performing Arts: theater, theatre, stage, dance, opera, actors, plays
Business: company, companies, businesses, entrepreneur, entrepreneurs, ceo, leadership, leaders, marketing, sales, management,
  executives, strategy, owner, owners, industry, customers, firmen, empresa, entreprise, entreprises, economy, success
Entrepreneurship: business, businesses, company, companies, ceo, owner, owners, success, marketing, venture, freelance,
  freelancers, empresa, unternehmen, entreprise, entreprises
Investing: money, invest, investments, market, markets, wealth, financial, trading, trader, portfolio, debt, retirement,
  savings, bitcoin, mortgage, tax, taxes, economy, economic, geld, sparen, dinero, ahorro, argent, epargne, finanziell
Marketing: brand, brands, advertising, seo, social media, sales, customers, business
Management: leadership, leaders, teams, managers, business, executives
Careers: job, jobs, work, hiring, resume, recruiters
Comedy: comedian, funny, laugh, laughs, jokes, hilarious, satire, lachen, risas, rire, humoristique
Education: learn, learning, students, teachers, teacher, school, schools, university, schule, universidad, escuela, ecole,
  universite
Language Learning: learn, learning, language, languages, vocabulary, grammar, lesson, lessons, beginners, phrases,
  pronunciation, speak, english, spanish, french, german, italian, japanese, chinese, vocabulario, gramatica, vokabeln, sprache,
  sprachen, deutsch, ingles, espanol, anglais, francais, langue
Self-Improvement: habits, goals, success, motivation, inspiration, mindset, coach, coaching
Fitness: exercise, exercises, training, strength, muscle, muscles, yoga, trainer, fit, health, ejercicio, exercice, sport
Health & Fitness: health, healthy, body, disease, doctor, doctors, exercise, weight, corps, cuerpo, korper
Medicine: patients, clinical, disease, surgery, hospital, health, patienten, pacientes
Mental Health: anxiety, depression, stress, therapy, therapist, calm, relax, relaxation, sleep, psychologist, mind, angst,
  ansiedad, anxiete
Nutrition: food, foods, eat, eating, meals, healthy, health, weight, essen, comida, manger
History: war, century, ancient, empire, historian, historians, past, battle, jahrhundert, krieg, siglo, guerra, siecle, guerre
Parenting: parent, kids, children, child, baby, babies, mom, moms, dad, dads, mother, mothers, father, fathers, motherhood,
  toddlers, family, families, kinder, mutter, vater, hijos, enfants, maman
Kids & Family: child, parent, mom, moms, dad, dads, mother, mothers, father, baby, toddlers, bedtime, school, eltern, hijos,
  enfant, enfants
Pets & Animals: dog, cat, puppy, puppies, pet, animal, training, trainer, veterinarian, vet, canine, breed, breeds, horse, hund,
  tier, tiere, perro, gato, animales, chien, veterinaire
Automotive: car, auto, automobile, driving, drive, drivers, vehicle, vehicles, motor, motors, engine, hybrid, truck, trucks,
  fahrzeug, fahrzeuge, coche, voiture, vehicules, electric, motorsport
Crafts: yarn, quilt, quilting, crochet, fabric, pattern, patterns, sew, knit, knitters, wolle, lana, laine
Games: game, tabletop, dice, rpg, players, player, roleplaying, dungeons, chess, spiel, spiele, spieler, juego, juegos, jeu,
  jeux
Home & Garden: paint, tools, plants, plant, kitchen, house, houses, homes, furniture, lawn, soil, seeds, vegetables, flowers,
  pflanzen, haus, gemuse, plantas, casa, hogar, maison, plantes, outils
Video Games: game, games, gamer, xbox, playstation, nintendo, play, console, pc, spiele, juegos, jeux
News: daily, headlines, journalists, reporters, politics, journalisten, periodistas, journalistes
Politics: government, policy, policies, president, congress, parliament, politicians, campaign, democracy, regierung, gobierno,
  gouvernement
Religion & Spirituality: god, church, prayer, soul, bible, kirche, iglesia, eglise, dieu, dios, gott
Christianity: god, church, jesus, bible, sermon, sermons, gospel, ministry, kirche, iglesia, eglise
Science: scientists, scientist, scientific, research, physics, biology, experiments, universe, discoveries, forschung,
  cientificos, recherche, chercheurs
Places & Travel: trip, trips, destination, destinations, tourist, tourists, city, cities, hotel, hotels, airline, airlines,
  flight, flights, tour, tours, guide, guides, adventure, adventures, beach, cruise, stadte,
  ciudades, destinos, visite
Relationships: love, sex, couple, partner, romance, liebe, amor, amour
Running: marathon, marathons, race, races, racing, trail, trails, ultra, jogging, jogger, triathlon, triathletes, 5k,
  10k, pace, training, athletes, athlete, coach, halbmarathon, maraton, carrera, carreras, correr, joggen, wanderer
Soccer: foot, goals, league, club, match, matches, players, fans, liga, partido, goalkeeper, striker, equipe
Sports: team, teams, players, coach, league, game, games, fans, season, athletes, equipo, mannschaft, equipe
Wilderness: hike, trail, trails, mountain, mountains, climbing, backpacking, adventure, adventures, berge, montana, montagne
Nature: wildlife, birds, animals, ocean, climate, green, planet, tiere, klima, clima, climat
Technology: apps, app, computer, computers, internet, web, apple, mac, iphone, android, windows, linux, code, developer,
  security, hackers, digital, data, startups, computing, ordenador, ordinateur, sicherheit, seguridad, securite
True Crime: killer, killers, victim, victims, police, murders, detective, case, cases, mord, morde, polizei, asesinato, policia,
  meurtre, criminal, investigation, unsolved
TV & Film: movie, tv, episode, director, directors, actors, hollywood, serien, pelicula
Music: songs, song, album, albums, band, bands, musicians, dj, mix, mixes, records, label, recording artist, tracks, lieder, canciones, chansons, bandas, disco, discos
`;

/**
 * Words that name a category in a brief but appear in the texts of any show ("a series of talks", "image bank"). In shows, they only
 * count as weak words.
 */
const ANYWHERE = new Set("banco banque mode series trips".split(" "));

/**
 * Words and phrases in their normalized form, each with its first spelling. `own` are names for the category; `signs` are what its shows
 * mention.
 */
export type SubjectWords = { readonly own: ReadonlyMap<string, string>; readonly signs: ReadonlyMap<string, string> };

const known = new Map<string, SubjectWords>();

/** The words that identify shows of a category, in English and the given language (ISO 639-1), or in all languages. */
export function subjectWords(category: string, language?: string): SubjectWords {
  const key = `${category} ${language ?? ""}`;
  const found = known.get(key) ?? wordsFor(category, language);
  known.set(key, found);
  return found;
}

function wordsFor(category: string, language: string | undefined): SubjectWords {
  const named = allWordsOfCategory(category, language);
  const isAnywhere = (word: string): boolean => ANYWHERE.has(word) || isAmbiguous(singular(word));
  const own = compared([...named.filter((word) => !isAnywhere(word)), ...showWords(category, [language])]);
  const heading = apartFromHeading(category) ? undefined : parentCategory(category);
  const around = heading === undefined ? [] : [foldText(heading), ...wordsOfCategory(heading)];
  const anywhere = named.filter(isAnywhere);
  const signs = compared([...(SIGNS_OF.get(category) ?? []), ...anywhere, ...around]);
  return { own, signs: new Map([...signs].filter(([word]) => !own.has(word))) };
}

/** A parent category's own words in their normalized form. */
export function headingWords(heading: string): string[] {
  const known = HEADING_WORDS.get(heading) ?? [...compared([foldText(heading), ...wordsOfCategory(heading)]).keys()];
  HEADING_WORDS.set(heading, known);
  return known;
}

const HEADING_WORDS = new Map<string, string[]>();

/** Maps each phrase's normalized words to the phrase. */
function compared(phrases: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const phrase of phrases) {
    const key = phrase.split(" ").map(singular).join(" ");
    if (!found.has(key)) found.set(key, phrase);
  }
  return found;
}

const SIGNS_OF = signsByCategory();

function signsByCategory(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [phrase, name] of phraseLines(SIGNS)) found.set(name, [...(found.get(name) ?? []), phrase]);
  return found;
}
