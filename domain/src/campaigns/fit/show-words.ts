import { wordListsByName } from "../brief/word-lists.js";

/**
 * Words in the texts of shows that reveal their category, but that do not make it a category of a brief: a consumer program is about
 * money, but someone who sells to consumers does not want one. Folded, in English, German, Spanish and French, separated by bars.
 * Judgment.
 */
const LINES = `
Sports: | sport, sportler, sportsendung, leichtathletik, handball, eishockey | deportivo, deportiva, deportivos | sport, sportif, sportive, sportifs
Soccer: football, goalkeeper, mls, liga mx, serie a
Football: state football, football recruiting, ncaa, packers, steelers, redskins
Investing: money matters, personal finance, retirement planning | verbraucher, verbraucherschutz, geld und, konsum | consumidores, consumidor, finanzas personales | consommation, conso, consommateurs, consommateur, pouvoir d achat
Automotive: motoring, test drive | fahrbericht, fahrberichte, motorrad | automovil, automoviles, mundo del motor | automobiles, moto, motos
Technology: high tech | netzwelt, computer, iphone, android | informatica, tecnologico, iphone, android | high tech, numerique, nouvelles technologies, geek, iphone, android
Home & Garden: home repair, landscaping | garten, gartner, wohnen, heimwerker | decoracion, jardines, tu casa | decoration, deco, jardin, jardins, jardinier, maison ecologique
Food: | kulinarisch, kulinarische, genuss, kuche, wein | vinos, gourmet, cocinero, cocineros | gastronomique, vins, oenologie, cuisinier, cuisiniers, saveurs
Nature: | klimawandel, okologie, tiere und pflanzen | ecologia, ecologico, ecologista | ecologie, ecologique, developpement durable, planete
Places & Travel: travelogue, travel guide | reisebericht, reiseberichte, reisefuhrer, weltreise | viajero, turistico, turistica, turisticos | tour du monde, carnet de voyage, touristiques, evasion
Parenting: pregnancy, newborn, toddler | schwangerschaft, kleinkinder, elternzeit | embarazo, bebes, maternidad, paternidad | grossesse, bebes, maternite
Fashion & Beauty: | schonheit, styling, modewelt | estilo de vida | tendances mode, beaute
Business: | wirtschaft, unternehmensfuhrung | empresarial, empresariales, mundo de los negocios | monde de l entreprise, economique
Careers: job search, career advice | beruf, berufe, berufsleben, bewerbung, karriere | empleo, laboral, orientacion laboral | emploi, recrutement, carriere
Comedy: | comedy, kabarett, satire | humoristico, comicos | humour, humoristique, canular, canulars, sketchs
TV & Film: | filmkritik, kinostarts | cineastas, estrenos | cinema, cinephile, cinephiles
Video Games: | games, videospiel | videojuego, gamer | gamers, jeu video, jeux videos
Self-Improvement: | personlichkeit, motivation | superacion personal, motivacion | bien dans sa peau, coaching
Health & Fitness: | gesund, gesunder | bienestar, saludable | bien etre, medecins
Language Learning: vocabulary, grammar, pronunciation, learn english, learn spanish, learn french, learn german, learn italian, learn japanese, learn chinese, english learners | vokabeln, deutsch lernen, englisch lernen, spanisch lernen, franzosisch lernen | vocabulario, gramatica, aprender ingles, aprende ingles, aprender espanol, aprende espanol | apprendre le francais, apprendre anglais
`;

const LANGUAGES = ["en", "de", "es", "fr"];

const LISTS = wordListsByName(LINES);

/** The words of shows of a category in English and the given languages (ISO 639-1), or in all four if none of them is given. */
export function showWords(category: string, languages: readonly (string | undefined)[]): readonly string[] {
  const isKnown = languages.some((one) => one !== undefined && LANGUAGES.includes(one));
  const lists = LISTS.get(category) ?? [];
  return LANGUAGES.flatMap((language, at) =>
    !isKnown || language === "en" || languages.includes(language) ? (lists[at] ?? []) : [],
  );
}
