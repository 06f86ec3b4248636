import { STOP_WORDS } from "./stop-words.js";

/** Words about publishing, the calendar and the web, which are not topics. Folded. */
const PUBLISHING = (
  "podcast podcasts podcasting podcaster podcasters episode episodes episodic show shows host hosts hosted cohost cohosts cohosted " +
  "listen listens listener listeners listening subscribe subscribed subscriber subscribers subscription download downloads feed " +
  "feeds rss itunes spotify apple google youtube facebook twitter instagram tiktok patreon discord soundcloud stitcher website " +
  "websites webpage blog blogs email emails mail http https www com org net html php weekly biweekly monthly daily season seasons " +
  "series guest guests interview interviews conversation conversations discussion discussions audio video videos recorded recording " +
  "recordings produced producer production presented presents brought copyright reserved rights join follow click link links visit " +
  "license licenses licensed commons attribution " +
  "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays " +
  "weekday weekdays weeknight weeknights weekend weekends morning mornings midday noon afternoon afternoons evening evenings " +
  "nights nightly tonight midnight thru whatever whenever wherever usually always often sometimes currently recently quickly " +
  "simply truly literally honestly basically especially mostly mainly together forever already almost instead whether " +
  "matin matins midi soir soirs soiree semaine semaines toujours souvent morgens mittags abends woche wochen immer oft manana " +
  "mananas tarde tardes noches semana semanas siempre donate donation donations persons " +
  "트위터 페이스북 페이지 홈페이지 블로그 팟캐스트 방송 방송입니다 에피소드 ツイッター フェイスブック ポッドキャスト 番組 ラジオ ブログ ホームページ 配信 毎週 更新 " +
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct " +
  "nov dec today tomorrow yesterday week weeks month months year years hour hours minute minutes " +
  "montag dienstag mittwoch donnerstag freitag samstag sonntag folge folgen lundi mardi mercredi jeudi vendredi samedi dimanche " +
  "episodios episodio lunes martes miercoles jueves viernes sabado domingo"
).split(" ");

/** Numerals, which appear with any topic. Folded. */
const NUMERALS = (
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty " +
  "thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion " +
  "dozen dozens couple pair half halves quarter double triple once twice first second third fourth fifth sixth seventh eighth ninth " +
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth " +
  "fiftieth hundredth century centuries decade decades " +
  "zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig hundert tausend erste ersten erster erstes zweite zweiten dritte " +
  "dritten jahrhundert jahrhunderts deux trois quatre cinq sept huit neuf vingt trente cent mille premier premiere deuxieme troisieme " +
  "siecle siecles dos tres cuatro cinco seis siete ocho nueve diez veinte cien mil primer primero primera segundo segunda tercero " +
  "tercera siglo siglos due tre quattro cinque sei sette otto nove dieci venti cento primo prima secondo seconda terzo terza secolo " +
  "secoli dois duas quatro sete oito dez vinte cem primeiro primeira terceiro terceira seculo seculos"
).split(" ");

/** Adverbs that are not recognizable by their ending, comparatives and demonstratives. Folded. */
const ADVERBS = (
  "still yet never soon later sooner earlier early late far near nearby away back ahead apart aside else elsewhere perhaps hardly " +
  "seldom now nowadays thus hence therefore however moreover furthermore otherwise besides anyway anymore somehow somewhere anywhere " +
  "everywhere nowhere quite rather pretty enough least less much many little lot lots bit well hard fast straight right left up down " +
  "below above beyond beneath behind beside inside outside again afterwards afterward meanwhile forward backward upward downward aloud " +
  "alike alone altogether anytime sometime long longer longest old older oldest new newer young younger youngest big bigger biggest " +
  "small smaller smallest large larger largest high higher highest low lower lowest great greater greatest good better best bad worse " +
  "worst main major minor certain several various different similar same whole entire full own real true upcoming ongoing"
).split(" ");

/** "culturally", "endlessly": an adjective's ending before -ly. "Family", "rally" and "rockabilly" don't have one. */
const MANNER = /^[a-z]{3,}(?:al|ib|ab|ful|less|iv|ous|ent|ant|at|ing|ed)e?ly$/;

const STRAY: ReadonlySet<string> = new Set([
  ...PUBLISHING,
  ...Object.values(STOP_WORDS).flatMap((words) => [...words]),
]);

/** Whether a folded word says nothing about a show's topic. Words with digits are times, dates, years and counts. */
export function isStrayWord(word: string): boolean {
  return STRAY.has(word) || /\p{N}/u.test(word);
}

const TOPICLESS: ReadonlySet<string> = new Set([...NUMERALS, ...ADVERBS]);

/**
 * Whether a folded word is not a topic by itself: a stray word, a numeral, an adverb or a comparative. It can still be part of a name
 * ("New Mexico", "Twenty Thousand Leagues").
 */
export function isTopicless(word: string): boolean {
  return isStrayWord(word) || TOPICLESS.has(word) || MANNER.test(word);
}

/** Whether there is a list of small words for a language. In other languages, a rare word may be a small word. */
export function knowsSmallWords(language: string): boolean {
  return Object.hasOwn(STOP_WORDS, language);
}

/** A line of program code, pasted by some makers along with a tracking snippet: "_gaq.push(['_trackPageview']);". */
const CODE = /^[^\n=({]*[=({][^\n]*[;{}][^\S\n]*$|^[^\S\n]*\}\)\(\);?[^\S\n]*$/gmu;

/** URLs, email addresses and social media handles. Each is tried only where it can begin: a text may be one word of any length. */
const ADDRESSES =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|@\w+|(?<![\w-])(?:[\w-]+(?:\.[\w-]+){0,9}\.[a-z]{2,}\/\S*|[\w-]+\.(?:com|org|net|fm|co|io|tv)\b)/giu;

/** The text without URLs, email addresses, social media handles and lines of code. */
export function withoutAddresses(text: string): string {
  return text.replace(CODE, " ").replace(ADDRESSES, " ");
}
