import { type Mention, mentionsOf, phraseAt, phraseLines, phraseTable, type Word } from "./brief-words.js";
import type { Taboo } from "./finding.js";
import { readCategories } from "./read-categories.js";

/** Subjects that advertisers exclude and that are no category of Apple's, folded, in four languages. */
const SUBJECTS = phraseTable(
  phraseLines(`
violence: violence, violent, gewalt, violencia, violents
explicit content: explicit, explicit content, explicit language, swearing, profanity, bad language, schimpfworter, explizites,
  explizite inhalte, inhalte fur erwachsene, contenido explicito, explicito, contenido para adultos, palabrotas,
  contenu explicite, explicite, contenu pour adultes, gros mots, adult content, nsfw
sex: sex, sexual content, sexo, sexe
alcohol: alcohol, alkohol, alcool
drugs: drugs, drogen, drogas, drogues
gambling: gambling, betting, glucksspiel, wetten, apuestas, juegos de azar, jeux d argent, paris sportifs
tobacco: tobacco, smoking, vaping, tabak, rauchen, tabaco, tabac
weapons: weapons, guns, waffen, armas, armes
war: war, krieg, guerra, guerre
hate speech: hate, hate speech, racism, hass, hassrede, rassismus, odio, racismo, haine, racisme
conspiracy theories: conspiracy, conspiracies, conspiracy theories, verschworungstheorien, teorias de la conspiracion,
  theories du complot, complotisme
misinformation: misinformation, fake news, falschinformationen, desinformacion, desinformation
horror: horror, gore, terror
death: death, tod, muerte, mort`),
);

/** What comes before something that is not wanted. */
const NOT = phraseTable(
  phraseLines(`
no: no, not, non, without, avoid, avoiding, exclude, excluding, except, nothing, nothing about, anything but, never, steer clear of,
  stay away from, kein, keine, keinen, keinem, keiner, keinerlei, ohne, nicht, nichts, nichts uber, nichts mit, nichts zu, ausser,
  vermeiden, sin, nada, nada de, nada sobre, evitar, evite, eviten, evitad, evitando, excepto, excluir, ni, pas de, pas d, sans,
  eviter, evitez, evitons, exclure, excluez, aucun, aucune, rien de, rien sur, rien, sauf, hors, hormis`),
);
/** Words that may follow a "no", or continue the list behind it. */
const BETWEEN = new Set(
  `and or nor any about on in with to the of und oder uber mit zu y o ni sobre de la el los las le les l du des d et ou sur aux para fur shows
  podcasts content sendungen formate inhalte themen programas contenido contenidos temas emissions sujets contenus celles ceux destinees
  destines relacionado relacionados con`.split(/\s+/),
);

/** Such words in a row. */
const MOST_SKIPPED = 4;

/** What a brief excludes: known subjects and categories behind a "no", also several in a row ("no politics, religion or sex"). */
export function readTaboos(words: readonly Word[]): Mention<Taboo>[] {
  const categories = new Map(readCategories(words).map((mention) => [mention.from, mention]));
  const found: Mention<Taboo>[] = [];
  for (let at = 0; at < words.length;) {
    const not = phraseAt(words, at, NOT);
    if (not === undefined) {
      at += 1;
      continue;
    }
    let start: number | undefined = not.from;
    let next = not.to;
    for (let skipped = 0; skipped <= MOST_SKIPPED && next < words.length && !words[next]?.opens;) {
      const subject = phraseAt(words, next, SUBJECTS);
      const category = categories.get(next);
      const hit = longer(
        subject && { ...subject, value: { subject: subject.value, category: null } },
        category && { ...category, value: { subject: category.value, category: category.value } },
      );
      if (hit) {
        found.push({ ...hit, from: start ?? hit.from });
        next = hit.to;
        start = undefined;
        skipped = 0;
        continue;
      }
      // "no politics, no religion": each has its own "no" among its words.
      const again = phraseAt(words, next, NOT);
      if (again === undefined && !BETWEEN.has(words[next]?.text ?? "")) break;
      if (again) start = next;
      next = again?.to ?? next + 1;
      skipped += 1;
    }
    at = Math.max(next, not.to);
  }
  return found;
}

/** The known subjects that some words name. */
export function excludedSubjects(words: readonly Word[]): string[] {
  return mentionsOf(words, SUBJECTS).map(({ value }) => value);
}

function longer(one: Mention<Taboo> | undefined, other: Mention<Taboo> | undefined): Mention<Taboo> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.to >= other.to ? one : other;
}
