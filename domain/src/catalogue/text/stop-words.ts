import { foldWords } from "./fold.js";

/**
 * Function words by language, folded with `foldText`. Taken from the closed word classes: articles, pronouns, prepositions, conjunctions,
 * auxiliaries, question words.
 */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "a an the this that these those i me my mine we us our ours you your yours he him his she her hers it its they them",
    "their theirs who whom whose which what when where why how is am are was were be been being do does did doing have",
    "has had having will would shall should can could may might must ought im ive id ill youre youve theyre theyve dont",
    "doesnt didnt isnt arent cant couldnt wont shouldnt whats thats theres lets and or but nor if then than so as because",
    "while until although though of at by for with about against between into through during before after to from in out",
    "on off over under onto upon within without across along among around toward towards via per again once here there",
    "all any both each few more most other others some such no not only own same too very just also ever even really",
    "actually maybe something anything someone anyone everything everyone somebody anybody there etc get gets getting got",
    "go going goes",
  ),
  es: words(
    "el la los las un una unos unas lo al del de a ante con contra desde durante en entre hacia hasta para por segun sin",
    "sobre tras y e o u ni pero sino aunque porque pues que quien quienes cual cuales cuando donde como cuanto cuanta",
    "yo tu usted el ella nosotros vosotros ellos ellas ustedes me te se nos os le les mi mis su sus tus nuestro nuestra",
    "nuestros nuestras este esta estos estas ese esa esos esas eso esto aquel aquella es soy eres somos son ser era fue",
    "estoy estas estar ha he han hay haber tengo tiene tener puedo puede poder hacer hace muy mas menos tan tambien ya no",
    "si todo toda todos todas algo alguien otro otra otros otras cada mismo sobre",
  ),
  fr: words(
    "le la les l un une des du de d au aux a en dans par pour sur sous avec sans entre vers chez contre depuis pendant et",
    "ou mais donc or ni car que qui quoi dont ou quand comment pourquoi quel quelle quels quelles je j tu il elle on nous",
    "vous ils elles me te se moi toi lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces",
    "ca cela c est suis es sommes etes sont etre etait ete ai as avons avez ont avoir fait faire peut peux pouvoir ne n pas",
    "plus moins tres aussi y tout toute tous toutes autre autres meme qu s m t si comme",
  ),
  de: words(
    "der die das den dem des ein eine einer eines einem einen und oder aber denn doch sondern wenn weil dass ob als wie",
    "wer was wann wo warum wieso welche welcher welches welchen ich du er sie es wir ihr mich dich sich uns euch ihm ihn",
    "ihnen mein meine meinen dein deine sein seine seinen ihre ihren unser unsere euer dieser diese dieses diesen jener",
    "ist bin bist sind seid war waren sein wird werden wurde habe hast hat haben hatte kann kannst konnen muss mussen soll",
    "sollen will wollen mag mochte nicht kein keine keinen nur auch noch schon sehr mehr man in im an am auf aus bei beim",
    "mir dir ihnen euer gibt gib konnt konntet konnte wurde wurden etwas bitte bis durch fur gegen mit nach ohne seit uber um unter von vom vor zu zum zur zwischen hier da dort so alle alles",
  ),
  it: words(
    "il lo la i gli le l d un uno una del dello della dei degli delle al allo alla ai agli alle dal dalla dai dalle nel nella",
    "nei nelle sul sulla sui sulle di a da in con su per tra fra e ed o ma se che chi cui quale quali quando dove come",
    "perche quanto io tu lui lei noi voi loro mi ti si ci vi ne mio mia miei mie tuo tua suo sua suoi sue nostro nostra",
    "vostro questa questo questi queste quello quella quelli quelle e sono sei siamo siete essere era ho hai ha abbiamo",
    "hanno avere fare fa posso puo non piu meno molto anche gia tutto tutta tutti tutte altro altra altri altre ogni",
  ),
  pt: words(
    "o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre entre ate",
    "desde e ou mas nem se que quem qual quais quando onde como porque quanto eu tu voce ele ela nos vos eles elas voces me",
    "te lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta estes estas esse essa isso isto",
    "aquele aquela ao aos e sou es somos sao ser era foi estou esta estar tenho tem ter ha posso pode fazer faz nao mais",
    "menos muito tambem ja todo toda todos todas outro outra outros outras cada algo alguem",
  ),
  ru: words(
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет",
    "о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя",
    "ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж",
    "тогда кто этот того потому этого какой какая какие ним здесь этом один почти мой моя мои тем чтобы нее были куда зачем",
    "всех можно при об другой хоть после над больше тот через эти нас про них много разве эту свою этой перед лучше том",
  ),
  ar: words(
    "في من على الى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا من متى اين كيف لماذا هل هو هي هم نحن انا انت كان كانت",
    "يكون ان أن إن لا لم لن قد كل بعض غير بين عند بعد قبل او أو ثم و يا إلى حول",
  ),
  hi: words(
    "का के की को में से पर और या है हैं था थी थे हो होता होती होते कर करना करने किया यह वह ये वे इस उस इन उन जो कि क्या कैसे क्यों कब कहाँ",
    "कौन मैं हम तुम आप मेरा मेरी हमारा आपका लिए साथ तक भी ही तो नहीं न एक सब कुछ",
  ),
};

/** Words with which people ask for a podcast and that are not a topic, folded. They are only searched if a query has no other words. */
export const ASKING_WORDS: ReadonlySet<string> = words(
  "podcast podcasts pod pods show shows episode episodes series listen listening listens hear hearing audio recommend",
  "recommends recommended recommendation recommendations suggest suggested suggestion suggestions find finding looking",
  "search searching want wanted need needed like likes interested interesting best good great top favorite favorite",
  "favourite favorites favourites please tell tells talk talks talking discuss discusses discussing discussion feature",
  "features featuring cover covers covering explain explains explaining explained kind kinds type types things stuff know",
  "better",
  "programa programas episodio episodios escuchar oir quiero busco buscar mejor mejores bueno buenos buena buenas recomienda recomiendas recomiendan",
  "recomiendame recomendar recomendado recomendados recomendacion recomendaciones habla hablan trata tratan",
  "emission emissions ecouter cherche chercher trouver mieux meilleur meilleure meilleurs meilleures bonne bonnes",
  "recommande recommander recommandation recommandations conseiller parle parlent",
  "folge folgen sendung sendungen horen anhoren suche suchen finde finden besser beste besten bester bestes gute guten",
  "guter gutes empfehle empfehlen empfehlung empfehlungen empfiehlst handelt",
  "puntata puntate ascoltare migliori meglio ouvir melhores melhor подкаст подкасты слушать",
  "лучшие بودكاست पॉडकास्ट",
);

/** Words about the audience or manner rather than the topic, folded: they distinguish shows within a topic. */
const WEAK_WORDS: ReadonlySet<string> = words(
  "beginner beginners beginning introduction intro basics basic advice tip tips guide guides help helps helping idea ideas",
  "people person persons telling latest new newest current today todays daily weekly everyday understand",
  "understanding lesson lessons learn learning work working live living life lives real world way ways time times day days",
  "year years start starting started make making made using use different easy simple little small big",
  "stop stopping quit quitting avoid avoiding become becoming improve improving overcome overcoming deal dealing",
  "interview interviews conversation conversations solution solutions review reviews recommendations update updates",
  "apprendre aprender lernen imparare",
  "principiantes consejos historias gente debutants conseils histoires gens anfanger tipps geschichten menschen",
  "principianti consigli storie persone iniciantes dicas pessoas",
);
/** The weight of a weak word, relative to an equally rare word. Tuned on judged questions over real shows. */
const WEAK = 0.3;

/** The weight of a folded word in a topic query, 0 to 1. It is multiplied by the word's rarity. */
export function topicWeight(word: string): number {
  return WEAK_WORDS.has(word) ? WEAK : 1;
}

/** Numbers of up to three digits and single letters: many names count with them ("Formula 1", "Plan B"). Years are names. */
const COUNTED = /^(?:\p{N}{1,3}|[a-z])$/u;

/** Whether a folded word alone can show what a name or a question is about: "formula" can, but "1", "the" and "daily" cannot. */
export function isTelling(word: string): boolean {
  const isSmall = STOP_WORDS.en?.has(word) ?? false;
  return !isSmall && !ASKING_WORDS.has(word) && topicWeight(word) === 1 && !COUNTED.test(word);
}

/** Function words of other languages, folded, that English questions use for topics and places ("electric car", "Las Vegas"). */
const ENGLISH_TOO: ReadonlySet<string> = words(
  "war man hat bin mag er ob um den dem car son plus ca ma elle ai fare con non da di era hay sin los las os ate sem com na",
);

/** Whether a function word shows that a question is not in English. */
function isForeign(word: string): boolean {
  return !STOP_WORDS.en?.has(word) && !ENGLISH_TOO.has(word);
}

/**
 * The language whose function words are most frequent in a query, or `unknown` if there are none. A language other than English needs a
 * word that English questions do not use: "car" alone is not French.
 */
export function languageOfWords(queryWords: readonly string[], unknown: string): string {
  const languages = languagesOfWords(queryWords);
  return languages.find((code) => code === unknown) ?? languages[0] ?? unknown;
}

/** The same, but all languages of which it uses equally many: "de" is French, Spanish and Portuguese. */
export function languagesOfWords(queryWords: readonly string[]): readonly string[] {
  let languages: string[] = [];
  let most = 1;
  for (const [code, stopWords] of Object.entries(STOP_WORDS)) {
    const own = queryWords.filter((word) => stopWords.has(word));
    const used = code === "en" || own.some(isForeign) ? own.length : 0;
    if (used > most) [languages, most] = [[code], used];
    else if (used === most) languages.push(code);
  }
  return languages;
}

/** Whether a folded word is a function word of English alone: "do" and "im" are also Portuguese and German. */
export function isOnlyEnglish(word: string): boolean {
  return Object.entries(STOP_WORDS).every(([code, words]) => words.has(word) === (code === "en"));
}

/** Whether a folded word is a function word of the language. */
export function isSmallWord(word: string, language: string): boolean {
  return STOP_WORDS[language]?.has(word) ?? false;
}

/**
 * The meaningful words of a query, in order, without stop words and asking words. Asking words stay where the others say too
 * little ("top 40", "start a podcast"), and a query of only such words stays unchanged, so that "The Who" finds something.
 */
export function meaningfulWords(queryWords: readonly string[], language: string): string[] {
  const stopWords = STOP_WORDS[language];
  const spoken = queryWords.filter((word) => !stopWords?.has(word));
  const meaningful = spoken.filter((word) => !ASKING_WORDS.has(word));
  if (meaningful.some(isTelling)) return meaningful;
  return spoken.length > 0 ? spoken : [...queryWords];
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(foldWords(lines.join(" ")));
}
