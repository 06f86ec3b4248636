import type { PrimaryGoal } from "../requests/campaign-request.js";
import { type Mention, mentionsOf, phraseLines, phraseTable, type Word } from "./brief-words.js";

const GOALS = phraseTable(
  phraseLines(`
Brand Awareness: awareness, brand awareness, brand recognition, get known, become known, visibility, bekanntheit, bekannter,
  markenbekanntheit, sichtbarkeit, notoriedad, notoriedad de marca, reconocimiento de marca, visibilidad, notoriete,
  notoriete de la marque, visibilite
Lead Generation: leads, lead generation, sign ups, signups, registrations, demo requests, newsletter subscribers, anmeldungen,
  registrierungen, leadgenerierung, registros, captacion de leads, inscriptions, prospects, generation de leads
App Downloads: app installs, app downloads, app install, installs, install our app, download our app, installs of our app,
  downloads of our app, app installationen, installationen, downloads der app, downloads unserer app, app downloads steigern, instalaciones, instalaciones de la app,
  descargas de la app, descargas de la aplicacion, installations, telechargements de l app, telechargements de l application
Sales: sales, more sales, direct response, conversions, purchases, orders, sell more, verkaufe, abverkauf, absatz, mehr verkaufen,
  mas ventas, ventas, vender mas, conversiones, plus de ventes, ventes, vendre plus`),
);

/** "sales teams" are an audience, not a goal. */
const PEOPLE_AFTER = new Set(
  "team teams people manager managers professionals reps leaders staff podcasts shows".split(" "),
);

/** The goals that a brief names, as the request form calls them. */
export function readGoals(words: readonly Word[]): Mention<PrimaryGoal>[] {
  return mentionsOf(words, GOALS)
    .filter(({ to }) => !PEOPLE_AFTER.has(words[to]?.text ?? ""))
    .map((mention) => ({ ...mention, value: mention.value as PrimaryGoal }));
}
