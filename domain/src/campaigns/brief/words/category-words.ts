/**
 * Words by which briefs refer to Apple's categories without using their names, folded, in English, German, Spanish and French. An entry
 * of several words is a phrase. Bars separate the languages. Judgment: a word is only listed if it hardly ever means anything else.
 */
export const CATEGORY_WORDS = `
Home & Garden: diy, do it yourself, home improvement, home improvements, home repair, renovation, renovations, renovating,
  home renovation, remodeling, remodelling, interior design, gardeners, power tools, handyman | heimwerken, heimwerker,
  heimwerkern, renovieren, renovierung, garten, gartnern, gartenarbeit, hobbygartner, gartenwerkzeug, gartengerate, saatgut |
  bricolaje, reformas del hogar, jardin, jardineria | bricolage, jardinage, decoration interieure
Crafts: crafting, knitting, sewing, woodworking | basteln, handarbeit, stricken, nahen | manualidades, costura | couture, tricot
Fitness: workout, workouts, gym, training plans | fitnesstraining | gimnasio, entrenamiento fisico | musculation
Running: runners, joggers, trail running, charity run, fun run | laufer, lauferinnen, laufschuhe, laufsport | corredores, para correr, corren, salir a correr,
  triatlon, maraton | coureurs, course a pied, triathlon
Nutrition: diet, healthy eating | ernahrung | nutricion, alimentacion, alimentacion sana | nutrition, alimentation
Mental Health: meditation, mindfulness, mental wellbeing | psychische gesundheit, achtsamkeit | salud mental | sante mentale
Health & Fitness: wellness | gesundheit | salud, vida sana, vida saludable, bienestar | sante, vie saine, bien etre
Medicine: doctors, medical | arzte, medizin | medicina | medecine
Food: cooking, recipes, foodies, meals, meal kits, wine | kochen, kocht, kochshow, kochsendung, rezepte, rezept, kochbox, kochboxen, wein | cocina, recetas, receta,
  gastronomia, vino | cuisine, recette, recettes, gastronomie
Fashion & Beauty: clothing, cosmetics, skincare, makeup | mode, kosmetik | moda, belleza, cosmetica | beaute, cosmetiques
Books: literature | bucher, literatur | libros, literatura | livres, litterature
True Crime: true crime, murder | kriminalfalle, verbrechen | crimen, crimenes, crimen real | faits divers, affaires criminelles
Comedy: humor, humour, comedians | witzig | comedia |
History: historical, archaeology, roman empire | mittelalter, geschichte | historia | histoire
News: current affairs | nachrichten | noticias, actualidad | actualites, actualite
Politics: political, elections | politik, politisch, politische, politischen, politisches, wahlen | politica, politicos, elecciones |
  politique, politiques
Technology: software, gadgets, programming, developers, cybersecurity, it security, data breaches, network security,
  information security, hackers | technik, entwickler, it sicherheit | tecnologia, ciberseguridad | technologie, informatique,
  cybersecurite
Science: | wissenschaft | ciencia | sciences
Business: accounting, tax adviser, tax advisers | wirtschaft, unternehmen, mittelstand, steuerberater, steuerberatung,
  buchhaltung | negocios, empresas, economia, pymes, contabilidad, asesor fiscal | affaires, economie, comptabilite, comptables,
  fiscalite
Entrepreneurship: startups, startup, founders, small business, small businesses, self employed, freelancers, entrepreneurs |
  grunder, unternehmer, selbststandige, freiberufler | emprendedores, emprendimiento |
Investing: investors, personal finance, real estate, stocks, finance, banking, etf, etfs | immobilien, geldanlage, borse, aktien,
  finanzen, sparen, sparplan, girokonto, tagesgeld, direktbank | inmobiliaria, bienes raices, inversion, inversiones, finanzas, ahorro,
  banco | immobilier, bourse, investissement, finances, banque, epargne
Education: | bildung | educacion | education
Language Learning: learning languages, language learners, language course, language school | sprachen lernen, sprachenlernen,
  sprachkurs, sprachschule | aprender idiomas, curso de idiomas | apprendre les langues, cours de langue
Self-Improvement: personal growth, personal development, self development, productivity | selbstentwicklung | desarrollo personal |
  developpement personnel
Parenting: parents, parenthood, mums, moms | eltern, erziehung | crianza, padres | parentalite
Kids & Family: families | kinder, familien, familie, kindersendung, kindersendungen, kinderprogramme | ninos, familia, familias,
  programas infantiles, podcasts infantiles, contenido infantil | enfants, famille, familles, emissions jeunesse, emissions enfantines
Pets & Animals: dogs, cats, dog, cat, puppy, dog owners, cat owners, pet owners, pet parents, dog parents, puppy parents,
  cat parents, fur parents, dog moms, dog mums, cat moms, cat mums, dog dads, cat dads, dog food, pet food | hunde, katzen, hund,
  haustier, haustiere, hundefutter, katzenfutter | mascotas, perros, gatos, perro, gato | animaux, chiens, chats, chien
Automotive: cars, car owners, electric cars | autos, auto, automobil, elektromobilitat, elektroautos, elektroauto, autofahrer |
  coches, coche | voitures, voiture, automobile
Video Games: gamers, gaming, esports | computerspiele | videojuegos | jeux video
Games: board games, board gamers, tabletop gamers, hobby gamers | brettspiele, brettspieler | juegos de mesa | jeux de societe
Places & Travel: travelers, travellers, vacation, vacations, holidays abroad, tourism, tourists, trips | reisen, reise, reisende,
  urlaub, ferien, tourismus | viajes, viaje, viajar, viajeros, turismo, vacaciones | voyages, voyage, voyager, voyageurs, voyageur,
  vacances, tourisme, touristique
Wilderness: hiking, camping, outdoor, outdoors | wandern | senderismo | randonnee
Nature: environment, sustainability | natur, umwelt, nachhaltigkeit | naturaleza, medio ambiente | environnement
Soccer: premier league, champions league, uefa, fifa, football club, football clubs | fussball, fussballer, bundesliga | futbol,
  futbolistas, la liga | footballeurs, ligue 1, le foot, du foot, de foot
Football: nfl, american football, super bowl, college football, fantasy football, quarterback, quarterbacks, touchdown,
  touchdowns | | futbol americano | football americain
Basketball: nba | | baloncesto |
Society & Culture: social issues | gesellschaftsthemen, gesellschaftliche themen | temas sociales, cuestiones sociales | questions de societe,
  sujets de societe
Sports: sports fans | sportler | deportes, deporte |
Stand-Up: comedy tour, comedy tours, comedian on tour | | |
Music: concert tour, concert tours, reunion tour | musik | musica | musique
TV & Film: cinema, series, documentary film, documentary films, in theaters | kino, filme | peliculas, cine |
Religion & Spirituality: faith, religious | glaube, religionen, religios, religiose, religiosen, religioses, religioser | espiritualidad,
  religioso, religiosos, religiosa, religiosas | spiritualite, religieux, religieuse, religieuses
Christianity: christian, christians | christen | cristianos | chretiens
Relationships: dating, marriage, couples | beziehungen | relaciones |
Visual Arts: museum, museums | museen, ausstellung | museo, museos | musee, musees
Non-Profit: charity, charities, fundraising | spenden | |
Philosophy: | philosophie | filosofia |
Astronomy: space exploration, spaceflight, space fans, space nerds, apollo program, moon landing | weltraum, astronomie | astronomia |
`;

/**
 * Words for categories that are everyday words in briefs. They count only next to a word such as "podcasts". A museum is about what it
 * shows.
 */
export const WEAK_NAMES: ReadonlySet<string> = new Set(
  (
    "courses course journals management marketing places place training drama nature series careers government " +
    "museum museums museen ausstellung museo museos musee musees"
  ).split(" "),
);
/** "how to" is in half of all sentences about products. */
export const WEAK_PHRASES: ReadonlySet<string> = new Set(["how to"]);
