import { phraseLines, phraseTable } from "./brief-words.js";

/** Subjects that advertisers exclude and that are not Apple categories, folded, in six languages. */
export const SUBJECTS = phraseTable(
  phraseLines(`
violence: violence, violent, gewalt, gewaltdarstellungen, gewaltverherrlichend, violenza, geweld, violencia, violento, violentos, violents, violente
explicit content: explicit, explicit content, explicit language, swearing, sweary, profanity, bad language, foul language, schimpfworter, explizites,
  explizite inhalte, inhalte fur erwachsene, contenido explicito, contenidos explicitos, explicito, explicitos, contenido para adultos, palabrotas,
  contenu explicite, contenus explicites, explicite, explicites, contenu pour adultes, contenus pour adultes, gros mots, vulgarite, vulgares, vulgar, vulgaire, vulgaires, adult content, nsfw
sex: sex, sexual content, contenido sexual, contenidos sexuales, contenu sexuel, contenus sexuels, sexuelle inhalte, porn, erotica, sexo, sexe, erotik, erotisme, erotismo
alcohol: alcohol, alcoholic drinks, booze, liquor, beer, wine, spirits, alkohol, alcool, alcol, birra, birre
drugs: drugs, drug trafficking, drogen, drogas, narcos, drogues
cannabis: cannabis, marijuana, weed, marihuana
gambling: gambling, betting, glucksspiel, glucksspiele, wetten, sportwetten, casino, casinos, apuestas, apuestas deportivas,
  juegos de azar, jeux d argent, jeux de hasard, paris sportifs, gioco d azzardo, scommesse, gokken
tobacco: tobacco, smoking, vaping, tabak, rauchen, tabaco, tabac
weapons: weapons, guns, gun, firearms, firearm, waffen, armas, armes
war: war, krieg, guerra, guerre
hate speech: hate, hate speech, racism, hass, hassrede, rassismus, odio, racismo, haine, racisme
conspiracy theories: conspiracy, conspiracies, conspiracy theories, verschworungstheorien, teorias de la conspiracion,
  theories du complot, complotisme
misinformation: misinformation, fake news, falschinformationen, desinformacion, desinformation
cryptocurrency: crypto, cryptos, cryptocurrency, cryptocurrencies, bitcoin, nfts, krypto, kryptowahrung, kryptowahrungen, cripto,
  criptomonedas, cryptomonnaie, cryptomonnaies, crypto monnaie, crypto monnaies
gossip: gossip, celebrity gossip, celebrities, klatsch, promiklatsch, boulevard, cotilleos, farandula, prensa rosa, potins
esotericism: esotericism, esoteric, occult, astrology, horoscopes, esoterik, astrologie, esoterismo, astrologia, esoterisme
dark humor: dark humor, dark humour, black humor, black humour, dark comedy, black comedy, schwarzer humor, schwarzen humor, humor negro, humour noir,
  umorismo nero, zwarte humor
horror: horror, gore, terror, horror movies, horror films, horror stories, horrorfilme, horrorfilmen,
  peliculas de terror, cine de terror, horreur, films d horreur
death: death, tod, muerte, mort
cults: cults, cult, sects, sekten, sekte, sectas, secta, sectes, secte, sette religiose
extremism: extremism, extremist, extremists, far right, terrorism, extremismus, rechtspopulismus, rechtsextremismus, terrorismus, extremismo,
  extrema derecha, terrorismo, extremisme, extreme droite, terrorisme
suicide: suicide, self harm, suizid, selbstmord, suicidio, autolesiones
abortion: abortion, abtreibung, aborto, avortement
get rich quick: get rich quick, get rich quick schemes, mlm, multi level marketing, network marketing, pyramid schemes, schneeballsysteme,
  estafas piramidales, ventes pyramidales
pseudoscience: pseudoscience, anti vax, antivax, pseudowissenschaft, impfgegner, pseudociencia, antivacunas, pseudosciences
payday loans: payday loans, pay day loans, minikredite, microcreditos rapidos, credits rapides`),
);

/**
 * Words of rejection, and where their subject is: after them ("ahead": "no politics"), only before them ("before": "Politik bitte
 * weglassen"), or on either side ("either": "verzichten"). With "out" or the like, only in front of that word ("leave politics out").
 */
export const REJECTIONS = phraseTable(
  phraseLines(`
ahead: no, not, non, don t, doesn t, without, avoid, avoids, avoiding, exclude, excludes, excluding, exclusion, exclusions, except,
  nothing, anything but, never, steer clear of, stay clear of, stay away from, keep away from, keep clear of, leave out, free of,
  keep us off, keep us out of, keep our ads off, keep our ads out of, keep it off, keep it out of, stay off, stay out of, please skip, skip any, skip all, skip shows, ban, bans, blacklist, keep us away from, keep our brand away from, keep our ads away from, nothing to do with, we hate, under no circumstances,
  kein, keine, keinen, keinem, keiner, keinerlei, nein, auf keinen fall, unter keinen umstanden, ohne, nicht, nichts, ausser, ausgenommen, ausschluss, ausschlusse,
  sin, nada, evitar, evite, eviten, evitad, evitando, evitamos, excepto, salvo, excluir, excluya, excluyan, excluyendo, exclusiones,
  fuera de, fuera la, fuera el, fuera los, fuera las, ni, lejos de, ningun, ninguna, ningunos, ningunas, nunca, en ningun caso, bajo ningun concepto,
  pas, pas de, pas d, sans, eviter, evitez, evitons, evitant, exclure, excluez, excluant, l exclusion de, l exclusion des,
  l exclusion du, niente, nessun, nessuna, senza, evitare, evitate, escludere, geen, zonder, niet, vermijd, vermijden, aucun, aucune, en aucun cas, jamais, rien, sauf, hors, hormis, loin de
either: taboo, taboos, off limits, no go, no gos, not wanted, unwanted, not welcome, must be avoided,
  verzichten, verzichtet, verzicht, vermeiden, meiden, ausschliessen, ausgeschlossen, unerwunscht, nicht erwunscht, nicht gewunscht,
  tabu, tabus, mochten wir nicht, wollen wir nicht, brauchen wir nicht, passt nicht, passen nicht, nicht in frage,
  a evitar, a excluir, excluido, excluidos, excluida, excluidas, prohibido, prohibidos, no gracias, tabues,
  a eviter, a exclure, a proscrire, a bannir, exclu, exclus, exclue, exclues, interdits, tabous, non merci
before: weglassen, wegzulassen, lassen sie bitte weg, lassen sie weg, lasst bitte weg, lasst weg, bitte weg, aussen vor, quedan fuera, queda fuera,
  out of the question, off the table, hors de question, fuera de lugar,
  no thanks, no thank you, nein danke
out: keep, leave
weg: lassen, lasst`),
);

/** Wishes that exclude a subject without a word of rejection: families are not the audience of "family-friendly shows only". */
export const IMPLIED_EXCLUSIONS = phraseTable(
  phraseLines(`
explicit content: family friendly shows, family friendly podcasts, family friendly content, family friendly programs, family friendly only,
  family friendly please, clean shows, clean content, clean language, clean podcasts, safe for work, sfw,
  familienfreundliche sendungen, familienfreundliche podcasts, familienfreundliche inhalte, familienfreundliche formate, jugendfreie sendungen,
  jugendfreie podcasts, jugendfreie inhalte, programas para toda la familia, podcasts para toda la familia, contenido para toda la familia,
  programas aptos para todos los publicos, contenido apto para todos los publicos, programas familiares, emissions tout public,
  podcasts tout public, contenus tout public, programmes tout public, emissions familiales, podcasts familiaux`),
);

/** Answers to a subject before them: "Politics: no." */
export const ANSWERS: ReadonlySet<string> = new Set("no non nein never nunca jamais".split(" "));

/** Words that can be between a rejection and what it rejects, or that continue its list. */
export const BETWEEN: ReadonlySet<string> = new Set(
  `and or nor any about on in with to the of und oder uber mit zu y o e u ni sobre de la el los las le les l du des d et ou sur aux para fur
  shows podcasts podcast content contents topics sendungen formate inhalte inhalten themen programas contenido contenidos temas emissions
  sujets contenu contenus celles ceux destinees destines relacionado relacionados relacionada con anything something everything involving
  a an are is be appear run air put place show advertise next near alongside beside associated want like please would our ads ad
  neben bei auf von vom den die der das dem allem alles was lieber bitte gern gerne ganz komplett wir sie uns mochten wollen werden sollen
  sollten sollte lassen lasst ist sind kommen kommt unsere werbung anzeigen laufen stehen erscheinen
  sea sean nos pongan ponga ponernos aparezcan salgan junto al a lado cerca ser estar aparecer salir asociados quedan queda queremos deseamos nuestros anuncios cualquier por favor nada
  etre apparaitre associes associe cote pres voulons souhaitons souhaiterions parlant traitant touchant lies tout toute de sont est
  gli di van het een merci svp rien to dans en us do interested keen fan fans run place diffuser diffuses programmes programa sendung emission podcast`.split(
    /\s+/,
  ),
);

/** With these words, a rejection concerns content, even for unlisted subjects: "avoid gossip", "verzichten auf Klatsch". */
export const OF_CONTENTS: ReadonlySet<string> = new Set(
  `avoid avoiding exclude excluding steer stay keep nothing nichts verzichten vermeiden meiden nada evitar evite evitad evitamos eviten evitando excluir excluyendo
  rien eviter evitez evitant exclure excluez l taboo taboos tabu tabus exclusions exclusiones ausschlusse`.split(/\s+/),
);

/** After the name of a subject, these mean that it is not a rejection: "no gym needed", "without a doctor’s skills". */
export const NEEDED: ReadonlySet<string> = new Set(
  `needed required necessary experience fee fees skills knowledge membership notig erforderlich kenntnisse vorkenntnisse necesario necesaria
  necesarios necesarias necessaire necessaires`.split(/\s+/),
);

/** What a rejection excludes, after its subject: "no hunting shows". */
export const SHOWS: ReadonlySet<string> = new Set(
  `shows show podcasts podcast content contents topics talk episodes sendungen formate inhalte themen programas contenido contenidos temas
  emissions contenu contenus sujets programme programmes`.split(/\s+/),
);

/** Between a rejection and a subject, these show that the rejection concerns content: "not next to gossip". */
export const OF_PLACES: ReadonlySet<string> = new Set(
  "about next near alongside beside associated neben uber junto cerca lado sobre asociados cote sur associes associe parlant".split(
    " ",
  ),
);

/** A product or a client can be "without" these. They are not subjects of shows. */
export const HARMLESS: ReadonlySet<string> = new Set(
  `problem problems hurry rush limit limits minimum maximum contract contracts commitment obligation stress sweat more matter exceptions
  preference preferences competitor competitors wettbewerber mitbewerber competencia competidores concurrents idea budget deadline sugar gluten similar like such other others etc fancy thanks thank danke gracias merci vertrag zucker ahnliches ahnlichem
  problema prisa compromiso compromisos azucar limite similares engagement sucre souci frais autres`.split(/\s+/),
);
