import type { PrimaryGoal } from "../../requests/campaign-request.js";
import { type Mention, mentionsOf, phraseLines, phraseTable, type Word } from "../words/brief-words.js";

const GOALS = phraseTable(
  phraseLines(`
Brand Awareness: awareness, brand awareness, brand lift, brand recognition, get known, become known, get the word out, hear about us, visibility,
  bekanntheit, bekannter, bekannt machen, bekannt werden, markenbekanntheit, sichtbarkeit, notoriedad, notoriedad de marca,
  reconocimiento de marca, visibilidad, darnos a conocer, dar a conocer, notoriete, notoriete de la marque, visibilite, faire connaitre, notorieta, naamsbekendheid
Lead Generation: leads, lead generation, sign ups, signups, registrations, demo requests, newsletter subscribers, anmeldungen,
  registrierungen, leadgenerierung, registros, captacion de leads, inscriptions, prospects, generation de leads,
  free trials, trial sign ups, demos, demo bookings, quotes started, get a quote, phone calls, calls to our, brochure requests, webinar sign ups, enquiries, inquiries, quote requests, appointments, anfragen, terminbuchungen, kostenlose tests, probefahrten,
  lead gen, brochure downloads, catalog downloads, guide downloads, whitepaper downloads, ebook downloads, report downloads,
  trial lessons, free lessons, test rides, test drives, account openings, accounts opened, sessions booked, lesson bookings,
  kontoeroffnungen, depoteroffnungen, probestunden, cuentas abiertas, apertura de cuentas, aperturas de cuenta, clase de prueba, clases de prueba,
  ouvertures de compte, demandes de demo, demandes de demonstration, appels entrants, cours d essai, essais en magasin, neukunden, neue kunden, neue mandanten, cotizaciones, citas, demostraciones, pruebas gratis, pruebas gratuitas, nuevos clientes, nuevos alumnos, prises de rendez vous, demandes de devis, essais gratuits, demonstrations,
  nouveaux clients, iscrizioni, nuovi clienti, richieste di preventivo, aanmeldingen, proefritten, proeflessen, offerteaanvragen,
  sign up for, to sign up, subscribe to our, booked consultations, book a call, book a demo, book a consultation, book an appointment, request a quote, applications,
  beratungstermine, beratungsgesprache, termine buchen, bewerbungen, angebotsanfragen, candidaturas, solicitudes, pedir cita, pedir presupuesto, candidatures,
  prendre rendez vous, demander un devis
App Downloads: downloads, app downloads, download our app, downloads of our app, installs, app installs, app install, install our app,
  installs of our app, get the app, try our app, try the app,
  app ausprobieren, app testen, app herunterladen, probar la app, probar nuestra app, probar nuestra aplicacion, essayer l app, essayer notre app, essayer notre application, app installationen, installationen, instalaciones, instalaciones de la app, descargas,
  descargas de la app, descargas de la aplicacion, obiettivo download, scaricare l app, installations, telechargements, telechargements de l app,
  telechargements de l application
Sales: sales, more sales, direct response, conversions, purchases, orders, bookings, sell more, sell tickets, ticket sales, tickets sold, verkaufe,
  abverkauf, absatz, mehr verkaufen, buchungen, bestellungen, mas ventas, ventas, vender mas, vender entradas, reservas, pedidos,
  conversiones, redemptions, code redemptions, sold, verkauft, vendidos, vendidas, vendus, vendues, matriculas, plus de ventes, ventes, vendre plus, vendre des, vendre nos, vendre notre, vendre davantage, reservations, commandes, want to sell, hope to sell, aim to sell, like to sell, vendite, prenotazioni, boekingen, meer verkoop,
  order from us, buy from us, order online, queremos vender, objetivo vender, vender nuestros, vender nuestras`),
);

/** "sales teams" are an audience, not a goal. */
const PEOPLE_AFTER = new Set(
  "team teams people manager managers professionals reps leaders staff podcasts shows".split(" "),
);

const SOLD = new Set("sold verkauft vendidos vendidas vendus vendues".split(" "));
const LESSONS = new Set("training trainings course courses workshop workshops".split(" "));

/** Unless an app or a game is mentioned, these mean construction work. */
const INSTALLATIONS = /^(?:installations|installationen|instalaciones)$/;
const APP = /^(?:apps?|application|aplicacion|anwendung|games?|spiele?|juegos?|jeux?)$/;
/** "Shows with 10,000 downloads per episode" describes an audience. */
const EPISODE_AFTER = new Set("per pro por par a an each je".split(" "));

/** "Wir wollen Gutscheine verkaufen" is a goal; "wir verkaufen Wein" is what the company does. */
const WANT = new Set("wollen mochten will mochte sollen".split(" "));
const SELL = "verkaufen";
/** Maximum number of words between the two. */
const MOST_BETWEEN = 6;

function intentsToSell(words: readonly Word[]): Mention<string>[] {
  return words.flatMap(({ text }, to) => {
    if (text !== SELL) return [];
    for (let from = to - 1; from >= Math.max(0, to - MOST_BETWEEN) && words[from + 1]?.opens !== true; from -= 1)
      if (WANT.has(words[from]?.text ?? "")) return [{ value: "Sales", from, to: to + 1 }];
    return [];
  });
}

/** What a brief can wish for, and what its product can also be: "we want subscriptions", but not "a coffee subscription". */
const INTENDED = phraseTable(
  phraseLines(`
Sales: donations, donors, monthly donors, spenden, spender, donativos, donantes, dons, donateurs, subscriptions, subscribers, paid subscribers, new subscribers, backers, members, new members, memberships, preorders, pre orders, ticket buyers,
  abos, abonnements, abonnenten, neue abonnenten, mitglieder, neue mitglieder, vorbestellungen, unterstutzer, suscripciones, suscriptores, nuevos suscriptores,
  socios, nuevos socios, preventas, abonnes, nouveaux abonnes, adherents, precommandes
Lead Generation: trials, trial subscriptions, trial users, test users, probeabos, probemonate, testnutzer, suscripciones de prueba, pruebas, abonnements d essai, essais, appels, anrufe, llamadas, calls, calls with`),
);
const INTENT_WORDS = new Set(
  (
    "want wanted wants goal goals kpi kpis target aim aiming objective need needs hope looking ziel ziele wollen mochten wunschen brauchen suchen " +
    "objetivo objetivos queremos buscamos necesitamos objectif objectifs voulons souhaitons cherchons"
  ).split(" "),
);

/** "More bookings": what grows is the goal. */
const MORE = new Set(["more", "mehr", "mas"]);

function intents(words: readonly Word[]): Mention<string>[] {
  return [...mentionsOf(words, INTENDED), ...compounds(words)].filter(({ from, to }) => {
    if (MORE.has(words[from - 1]?.text ?? "") || isSentence(words, { from, to })) return true;
    for (let at = from; at > Math.max(0, from - MOST_BEFORE); at -= 1) {
      // A colon does not end the wish: "Ziel: Abos".
      if (words[at]?.opens === true && words[at]?.colon !== true) return false;
      const [would, intent] = [at - 2, at - 1].map((place) => words[place]?.text ?? "");
      if (INTENT_WORDS.has(intent ?? "") || (intent === "like" && (would === "d" || would === "would"))) return true;
    }
    return false;
  });
}

/** "Backers.": in a sentence of its own, after the first. */
const isSentence = (words: readonly Word[], { from, to }: { from: number; to: number }): boolean =>
  from > 0 && words[from]?.opens === true && (words[to]?.opens ?? true);

/** German compounds with a goal at the end: "Kursanmeldungen", "Ticketverkäufe". A product can also be one: "Reisebuchungen". */
const COMPOUND =
  /^.{3,}(verkaufe|bestellungen|buchungen|abos|kaufe)$|^.{3,}(anmeldungen|eroffnungen|anfragen|termine|registrierungen)$/;

function compounds(words: readonly Word[]): Mention<string>[] {
  return words.flatMap(({ text }, from) => {
    const [whole, isSale] = COMPOUND.exec(text) ?? [];
    return whole === undefined || text.startsWith("probe")
      ? []
      : [{ value: isSale === undefined ? "Lead Generation" : "Sales", from, to: from + 1 }];
  });
}

/** Maximum number of words from the wish to what it asks for. */
const MOST_BEFORE = 5;

/** "Book a free hearing check", "book your stay": a call to act, unlike "a book for parents". */
function bookings(words: readonly Word[]): Mention<string>[] {
  return words.flatMap(({ text }, from) => {
    const next = words[from + 1];
    if (text !== "book" || next?.pauses !== false || !BOOKED.has(next.text)) return [];
    if (NOUN_BEFORE.has(words[from - 1]?.text ?? "")) return [];
    const after = words.slice(from + 1, from + 1 + MOST_BOOKED);
    const end = after.findIndex(({ pauses }) => pauses);
    const what = end < 0 ? after : after.slice(0, end);
    const paid = what.some(({ text: thing }) => PAID.has(thing));
    return [{ value: paid ? "Sales" : "Lead Generation", from, to: from + 2 }];
  });
}

const BOOKED = new Set("a an the their our your free online now directly direct tickets rooms appointments".split(" "));
/** Before one of these words, "book" is a thing. */
const NOUN_BEFORE = new Set("a an the our your their this that new every first of in one".split(" "));
const MOST_BOOKED = 5;
const PAID = new Set(
  "holiday holidays trip trips room rooms stay stays table tables flight flights tour tours ticket tickets hotel cruise seat seats course class lesson lessons session sessions weekend break".split(
    " ",
  ),
);

/** The goals that a brief names, as worded in the request form. */
export function readGoals(words: readonly Word[]): Mention<PrimaryGoal>[] {
  return (
    [...mentionsOf(words, GOALS), ...intents(words), ...bookings(words), ...intentsToSell(words)]
      .filter(({ to }) => !PEOPLE_AFTER.has(words[to]?.text ?? ""))
      .filter((mention) => !SOLD.has(words[mention.from]?.text ?? "") || isAim(words, mention))
      // "Security awareness training" is a product.
      .filter(({ value, to }) => value !== "Brand Awareness" || !LESSONS.has(words[to]?.text ?? ""))
      .filter(({ value, from, to }) => value !== "App Downloads" || to > from + 1 || isOfApp(words, from))
      .map((mention) => ({ ...mention, value: mention.value as PrimaryGoal }))
  );
}

/** "Boxes sold." is a goal, "sold in forty shops" and "10,000 boxes sold." are not. */
function isAim(words: readonly Word[], { from, to }: Mention<string>): boolean {
  const start = words.slice(0, from + 1).findLastIndex(({ opens }) => opens);
  const sentence = words.slice(Math.max(0, start), from);
  const isWanted = words[start]?.colon === true || sentence.some(({ text }) => INTENT_WORDS.has(text));
  return (words[to]?.opens ?? true) && (isWanted || !sentence.some(({ text }) => /^\p{N}/u.test(text)));
}

function isOfApp(words: readonly Word[], at: number): boolean {
  const [before = "", text = "", after = ""] = [at - 1, at, at + 1].map((place) => words[place]?.text ?? "");
  if (/^\p{N}/u.test(before) || EPISODE_AFTER.has(after)) return false;
  return !INSTALLATIONS.test(text) || words.some((word) => APP.test(word.text));
}
