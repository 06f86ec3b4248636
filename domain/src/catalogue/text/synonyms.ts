/**
 * Synonyms for podcast topics, folded; an entry of several words is a phrase. Based on how shows describe themselves and how people ask:
 * British and American spellings, short and long forms, everyday and formal names. Each line is one group.
 */
const GROUPS = `
ai, artificial intelligence, machine learning
algebra, math, maths, mathematics
asmr, sleep sounds, relaxing sounds
astronomy, space, cosmos
autism, autistic, neurodivergent
baby, babies, infant, newborn
baseball, mlb
basketball, nba
beer, brewing, brewery, craft beer
bitcoin, crypto, cryptocurrency, blockchain
bodybuilding, weightlifting, strength training
book, books, novel, novels, literature
bosses, leaders, leadership
business, entrepreneurship
car, cars, automotive, automobile
career, careers, jobs
chess, board games
child, children, kid, kids
christian, christianity, jesus, gospel
climate, environment, sustainability
coding, programming, software development
comedy, funny, humor, humour, jokes, comedian
computer, computers, technology, tech
cook, cooking, recipes, food
crime, murder, criminal, killer
comics, comic, graphic novels
cycling, cyclists, bicycle, bicycles, bike, bikes
cyber security, cybersecurity, infosec
d d, dungeons dragons, dnd, ttrpg, roleplaying
dating, relationships, romance
depression, anxiety, mental health
design, designers, designer
diet, nutrition, weight loss
diy, do it yourself, home improvement, renovation, remodeling, remodelling
doctor, doctors, physician, medicine, medical
dog, dogs, puppy, canine
economy, economics, economist
education, teaching, teachers
election, elections, politics
english, esl
entrepreneur, entrepreneurs, startup, startups, founder, founders
exercise, workout, fitness
family, parenting, parents
fashion, style, clothing
film, films, movie, movies, cinema
finance, money, investing, personal finance
fishing, angling, anglers
football, soccer
football, nfl
formula one, f1, formula 1, motorsport
gaming, video games, videogames, gamers
garden, gardening, horticulture
ghost, ghosts, haunted, paranormal
guitar, guitarist
health, wellness, wellbeing
history, historical
hockey, nhl
home schooling, homeschool, homeschooling
immigrant, immigrants, immigration, migrants
interview, interviews, conversations
invest, investing, investment, investor, stocks
jogging, running, runner, marathon
kid, kids, toddler, toddlers, children
law, legal, lawyer, attorney
learn, lessons, course
lgbt, lgbtq, queer, gay
marketing, advertising
marriage, married, couples
meditation, mindfulness
mom, mum, mother, motherhood, moms
dad, father, fatherhood, dads
motivation, inspiration, motivational
motorcycle, motorcycles, motorbike
mystery, mysteries, unsolved
news, current affairs, headlines
nurse, nurses, nursing
painting, visual arts, artists
pet, pets, animals
philosophy, philosopher, philosophers
photo, photos, photography, photographer
physics, physicist
poem, poems, poetry
pregnancy, pregnant, childbirth
programmer, programmers, developer, developers
psychology, psychologist, psychological
real estate, property, realtor
religion, faith, spirituality
retirement, pension
sci fi, science fiction, scifi
science, scientist, scientists, scientific
self help, self improvement, personal development, personal growth
sermon, sermons, preaching
sex, sexuality, intimacy
skiing, ski, snowboarding
skiing, ski: skifahren esqui
sleep, bedtime, insomnia
stoicism, stoic, stoics
story, stories, storytelling
teen, teens, teenager, teenagers
theatre, theater, musical, broadway
therapy, therapist, counseling, counselling
travel, traveling, travelling, trip, trips
tv, television, tv series
ufo, ufos, alien, aliens
usa, america, american
vegan, plant based, vegetarian
veterans, military, army
war, military history
wedding, weddings, bride
weight loss, losing weight, lose weight
wine, wines, winemaker
women, woman, female
wrestling, wwe
writing, writer, writers, author, authors
yoga, yogi
`;

/**
 * English words for topics that people name in German, Spanish, French, Portuguese or Italian, folded. Many shows describe themselves in
 * English, so these help when no show in the query's language matches. Each line has the English words, then the foreign words that map to
 * them. The reverse does not apply.
 */
const TRANSLATIONS = `
anxiety: angst angste ansiedad anxiete angoisse ansia ansiedade
book, books, literature: buch bucher literatur libro libros literatura livre livres litterature livro livros libri letteratura
business, entrepreneurship: unternehmen wirtschaft grunden negocio negocios empresa entreprise affaires empresas imprese azienda aziende affari
cat, cats: katze katzen gato gatos gatto gatti
chess: schach ajedrez echecs scacchi xadrez
children, kids: kinder kind ninos enfants criancas filhos bambini figli
climate, environment: klima klimawandel umwelt clima climat ambiente
coffee: kaffee cafe caffe
comedy, humor: witzig lustig comedia gracioso humour drole commedia comicita umorismo
cooking, recipes, food: kochen rezepte essen cocina recetas cuisine recettes receitas culinaria cozinha cucina ricette
crime, murder: verbrechen mord kriminalfalle crimen crimenes meurtre crimes crimini delitti delitto assassinio
cycling, bicycle, bike: fahrrad fahrrader radfahren radfahrer radsport bicicleta bicicletas ciclismo ciclistas velo velos cyclisme cyclistes bicicletta biciclette ciclista
depression: depresion depressionen depressao depressione
dog, dogs: hund hunde perro perros chien chiens cao caes cachorro cachorros cani
economy, economics: wirtschaft volkswirtschaft economia economie
english: englisch ingles anglais inglese
entrepreneur, startup: grunder grundung emprendedor emprendedores entrepreneur entrepreneurs empreendedor empreendedorismo imprenditori imprenditore
fashion, style: moda
film, movies: kino filme peliculas cine cinema films filmes
fishing, angling: angeln angler pesca pescadores peche pecheurs
football, soccer: fussball futbol football futebol calcio
french: franzosisch frances francais
games, gaming: spiele videojuegos juegos jeux jogos videogiochi giochi
garden, gardening: garten jardin jardineria jardinage jardim jardinagem giardino giardinaggio
german: deutsch aleman allemand
grief: trauer duelo deuil luto lutto
guitar, guitarist: gitarre gitarren guitarra guitarras guitare guitares violao chitarra chitarre
health: gesundheit salud sante saude salute
history: geschichte historia histoire storia
investing, stocks: aktien borse acciones bolsa bourse acoes investimentos azioni investimenti
learn, learning, lessons: lernen aprender apprendre imparare
love, relationships: liebe beziehung beziehungen amor relaciones amour relacionamentos relazioni amore
meditation, mindfulness: meditieren meditacion mediter achtsamkeit meditacao meditazione meditare
money, investing: geld geldanlage dinero inversion argent investir dinheiro soldi denaro
motorcycle, motorbike: motorrad motorrader motocicleta motocicletas moto motos
music: musik musica musique
news: nachrichten noticias actualite actualites nouvelles notizie attualita
nutrition, diet: ernahrung nutricion alimentacion alimentation nutricao alimentacao nutrizione alimentazione
painting, artists: malerei pintura peinture pittura
parenting: eltern erziehung crianza padres parents genitori
philosophy: philosophie filosofia
photography, photographer: fotografie fotografen fotografia fotografos photographie photographes fotografi fotografo
politics: politik politica politique
pregnancy, childbirth: schwangerschaft schwanger geburt embarazo embarazada parto grossesse enceinte accouchement gravidez gravidanza
psychology: psychologie psicologia
religion, faith: glaube fe foi fede
retirement: rente ruhestand jubilacion retraite aposentadoria pensione
running, runner, marathon: laufen joggen correr courir course corrida correre corsa
science: wissenschaft ciencia science scienza scienze
skiing, ski: skifahren esqui
sleep, bedtime, insomnia: schlafen einschlafen schlaf dormir sueno sommeil endormir dormire sonno
space, astronomy: weltraum astronomie astronomia espacio espace espaco spazio
spanish: spanisch espanol espagnol
stories: geschichten cuentos historias histoires contes storie racconti contos
technology, tech: technik technologie tecnologia tecnologie
travel: reisen reise viajar viajes voyage voyages voyager viagem viagens viaggi viaggio viaggiare
vegan, plant based: vegana vegane veganer veganes vegani vegano veganos veganas vegetarisch vegetariano
wedding, weddings: hochzeit boda bodas mariage casamento matrimonio
weight loss: abnehmen adelgazar maigrir emagrecer dimagrire
wine: wein weine vino vinos vin vins vinho vinhos vini
work, career: arbeit beruf trabajo travail trabalho lavoro
`;

/** The synonyms of each word, as lists of words. */
const SYNONYMS: ReadonlyMap<string, readonly (readonly string[])[]> = withTranslations(
  synonymsOf(GROUPS),
  TRANSLATIONS,
);

/** Words and phrases that mean much the same as a folded word. Most words have none. */
export function synonymsFor(word: string): readonly (readonly string[])[] {
  return SYNONYMS.get(word) ?? [];
}

function synonymsOf(groups: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, readonly (readonly string[])[]>();
  for (const line of groups.trim().split("\n")) {
    const entries = line.split(", ").map((entry) => entry.split(" "));
    for (const entry of entries) {
      const [word] = entry;
      // Only single words are keys. A phrase is found through its words.
      if (entry.length > 1 || word === undefined) continue;
      addTo(found, word, entries.filter((other) => other !== entry)); // prettier-ignore
    }
  }
  return found;
}

function withTranslations(
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>,
  translations: string,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map(synonyms);
  for (const line of translations.trim().split("\n")) {
    const [english = "", words = ""] = line.split(": ");
    const entries = english.split(", ").map((entry) => entry.split(" "));
    for (const word of words.split(" ")) {
      addTo(found, word, entries.filter((entry) => entry.join(" ") !== word)); // prettier-ignore
    }
  }
  return found;
}

/** Adds entries to those of a word, without repeating any that it has. */
function addTo(found: Map<string, readonly (readonly string[])[]>, word: string, entries: readonly string[][]): void {
  const known = found.get(word) ?? [];
  found.set(word, [...known, ...entries.filter((entry) => !known.some((one) => one.join(" ") === entry.join(" ")))]);
}
