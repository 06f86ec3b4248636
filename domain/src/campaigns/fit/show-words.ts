import { wordListsByName } from "../brief/words/word-lists.js";

/**
 * Words in the texts of shows that reveal their category, but that do not make it a category of a brief: a consumer program is about
 * money, but someone who sells to consumers does not want one. Folded, in English, German, Spanish and French, separated by bars.
 * Judgment.
 */
const LINES = `
Sports: | sport, sportler, sportsendung, leichtathletik, handball, eishockey, sportpodcast, sportnachrichten | deportivo, deportiva, deportivos, polideportivo, atletismo | sport, sportif, sportive, sportifs, sportives, omnisport, athletisme
Soccer: football, goalkeeper, mls, liga mx, serie a | fussballpodcast, fussballclub, fanpodcast, bundesliga, zweite liga | futbolero, futbolera, hinchas, hinchada, futbolistico, liga mx, copa america, champions, real madrid, fc barcelona | football, foot, ligue 1, mercato, psg
Football: state football, football recruiting, ncaa, packers, steelers, redskins
Investing: money matters, personal finance, retirement planning | verbraucher, verbraucherschutz, geld und, konsum, borsen, anleger, aktionare, geldanlagen, geldtipps, vermogensaufbau, rente, altersvorsorge, wertpapiere | consumidores, consumidor, finanzas personales, bolsa, bolsa de valores, inversor, inversores, inversionistas, educacion financiera, libertad financiera | consommation, conso, consommateurs, consommateur, pouvoir d achat, bourse, boursier, placements, patrimoine, investisseurs, finances personnelles, marches financiers
Automotive: motoring, test drive | fahrbericht, fahrberichte, motorrad | automovil, automoviles, mundo del motor | automobiles, moto, motos
Technology: high tech | netzwelt, computer, iphone, android, digital, software, technikpodcast | informatica, tecnologico, iphone, android, tecnologia, software, gadgets | high tech, numerique, nouvelles technologies, geek, iphone, android, informatique, logiciels, web
Home & Garden: home repair, landscaping | garten, gartner, wohnen, heimwerker, gartentipps, gartenpodcast, pflanzen, haus und garten | decoracion, jardines, tu casa, huerto, plantas, bricomania | decoration, deco, jardin, jardins, jardinier, maison ecologique, plantes, jardinage, potager, bricolage
Food: | kulinarisch, kulinarische, genuss, kuche, wein, kochen, koch, koche, rezepte, gastronomie, weine, feinschmecker | vinos, gourmet, cocinero, cocineros, gastronomia, gastronomico, gastronomica, recetas, cocinar, vino | gastronomique, vins, oenologie, cuisinier, cuisiniers, saveurs, gastronomie, gourmandise, gourmand, cuisiner, recettes, vin, vignerons, oenologue, degustation
Nature: | klimawandel, okologie, tiere und pflanzen, umweltschutz, naturschutz, nachhaltig, nachhaltige, klimaschutz, verbraucher | ecologia, ecologico, ecologista, sostenibilidad, medioambiente, cambio climatico, energias renovables | ecologie, ecologique, developpement durable, planete, biodiversite, transition ecologique, rechauffement climatique, energies renouvelables
Places & Travel: travelogue, travel guide | reisebericht, reiseberichte, reisefuhrer, weltreise | viajero, turistico, turistica, turisticos | tour du monde, carnet de voyage, touristiques, evasion
Parenting: pregnancy, newborn, toddler | schwangerschaft, kleinkinder, elternzeit, eltern, mutter und vater, geburt, hebamme, babys, stillen, familienleben | embarazo, bebes, maternidad, paternidad, maternal, paternal, crianza, nuestros hijos, recien nacidos | grossesse, bebes, maternite, parents, mamans, papas, petite enfance, naissance
Fashion & Beauty: | schonheit, styling, modewelt, modetrends, hautpflege, kosmetik, stilberatung | estilo de vida, moda y tendencias, maquillaje, cosmetica | tendances mode, beaute, cosmetiques, maquillage, soins de la peau
Business: | wirtschaft, unternehmensfuhrung, unternehmer, firmenchefs, mittelstandler | empresarial, empresariales, mundo de los negocios, empresarios, gerentes, directivos | monde de l entreprise, economique, entreprises, dirigeants, chefs d entreprise
Careers: job search, career advice | beruf, berufe, berufsleben, bewerbung, karriere, arbeitswelt, berufliche | empleo, laboral, orientacion laboral, desarrollo profesional, carrera profesional | emploi, recrutement, carriere, vie professionnelle, metiers
Comedy: | comedy, kabarett, satire | humoristico, comicos | humour, humoristique, canular, canulars, sketchs
TV & Film: | filmkritik, kinostarts | cineastas, estrenos | cinema, cinephile, cinephiles
Video Games: | games, videospiel | videojuego, gamer | gamers, jeu video, jeux videos
Self-Improvement: | personlichkeit, motivation, selbstbewusstsein, personlichkeitsentwicklung, lebensberatung | superacion personal, motivacion, crecimiento personal, autoestima, autoayuda, desarrollo humano | bien dans sa peau, coaching, confiance en soi, developpement de soi, epanouissement
Health & Fitness: | gesund, gesunder, gesundheitstipps, gesundheitsmagazin, medizin | bienestar, saludable, vida saludable, salud y bienestar | bien etre, medecins, sante, medecine, bien vivre
Language Learning: vocabulary, grammar, pronunciation, learn english, learn spanish, learn french, learn german, learn italian, learn japanese, learn chinese, english learners | vokabeln, deutsch lernen, englisch lernen, spanisch lernen, franzosisch lernen, fremdsprachen, sprachen lernen | vocabulario, gramatica, aprender ingles, aprende ingles, aprender espanol, aprende espanol, ingles, idiomas, idioma ingles, clases de ingles, curso de ingles | apprendre le francais, apprendre anglais, apprendre l anglais, langues etrangeres, cours d anglais
Entrepreneurship: business owners | startup, startups, existenzgrundung, existenzgrunder, selbststandigkeit, unternehmertum, unternehmer, grunderszene | emprender, emprendedor, emprendedores, negocio propio, autonomos, pymes | entrepreneur, entrepreneurs, entrepreneuriat, creation d entreprise, start up, start ups, auto entrepreneur, freelance, pme
Mental Health: | meditation, meditationen, entspannung, gelassenheit, psychologie, psychotherapie, hypnose | meditacion, meditaciones, relajacion, psicologia, psicologo, ansiedad | relaxation, meditation guidee, psychologie, psychologue, sophrologie, hypnose
Fitness: | fitness, krafttraining, muskelaufbau, abnehmen, yoga | fitness, entrenamiento, ejercicio fisico, entrenador personal, yoga, hacer deporte | fitness, remise en forme, coach sportif, yoga
Nutrition: | ernahrungsberatung, gesund essen, abnehmen, vegan | alimentacion, alimentacion saludable, nutricional, nutricionista, dietas | alimentation, dietetique, bien manger, regimes
Running: ultramarathon | laufen, lauft, joggen, jogger, marathon, halbmarathon, laufpodcast | running, runners, corredor, maraton, maratones, atletismo | marathon, runners, coureur
Games: tabletop games | brettspiel, rollenspiel, rollenspiele, spieleabend | juegos de rol, juego de rol, juegos de tablero | jeux de role, jeu de role, jeux de plateau
Books: | lesung, lesungen, rezensionen, buchvorstellungen, neue bucher | lectura, lectores, escritores, resenas literarias | litteraire, litteraires, ecrivains, romans, lecture
Education: | schule, schulen, lernen, unterricht | docentes, ensenanza, aprendizaje, universitaria | enseignement, pedagogie, apprentissage
Pets & Animals: | hunde, hundeerziehung, katzen, tierisch, tierwelt, tierarzt | perros, gatos, mascota, veterinario, mundo animal | chiens, chats, animalier, animaliere, veterinaire
Wilderness: | wanderung, wanderungen, bergsteigen, bergsport, alpen | senderismo, montanismo, montaneros, alpinismo | randonnees, alpinisme, montagne
History: | historisch, historische, zeitgeschichte, jahrhundert | historico, historica, historiador | historique, historien, historiens
Religion & Spirituality: quran, islam, sermon, sermons | predigt, predigten, gottesdienst, koran, freikirche | coran, halal, jutbah, homilia, homilias, predicas | coran, predication, predications, homelie
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
