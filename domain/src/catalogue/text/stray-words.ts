import { STOP_WORDS } from "./stop-words.js";

/** Words of publishing, the calendar and the web, which are no topic. Folded. */
const PUBLISHING = (
  "podcast podcasts podcasting podcaster podcasters episode episodes episodic show shows host hosts hosted cohost cohosts cohosted " +
  "listen listens listener listeners listening subscribe subscribed subscriber subscribers subscription download downloads feed " +
  "feeds rss itunes spotify apple google youtube facebook twitter instagram tiktok patreon discord soundcloud stitcher website " +
  "websites webpage blog blogs email emails mail http https www com org net html php weekly biweekly monthly daily season seasons " +
  "series guest guests interview interviews conversation conversations discussion discussions audio video videos recorded recording " +
  "recordings produced producer production presented presents brought copyright reserved rights join follow click link links visit " +
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

const STRAY: ReadonlySet<string> = new Set([
  ...PUBLISHING,
  ...Object.values(STOP_WORDS).flatMap((words) => [...words]),
]);

/** Whether a folded word says nothing about the topic of a show. Words with digits are times, dates, years and counts. */
export function isStrayWord(word: string): boolean {
  return STRAY.has(word) || /\p{N}/u.test(word);
}

/** Whether the small words of a language are known. In other languages a rare word may be one of them. */
export function knowsSmallWords(language: string): boolean {
  return Object.hasOwn(STOP_WORDS, language);
}

/** A text without web addresses, mail addresses and names on social networks. */
export function withoutAddresses(text: string): string {
  return text.replace(
    /(?:https?:\/\/|www\.)\S+|\S+@\S+|@\w+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*|[\w-]+\.(?:com|org|net|fm|co|io|tv)\b/giu,
    " ",
  );
}
