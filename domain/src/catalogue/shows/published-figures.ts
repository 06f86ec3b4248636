import { foldText } from "../text/fold.js";
import type { DemandSignal } from "../../audience/signals/demand-signal.js";

type Published = Extract<DemandSignal, { readonly kind: "published" }>;
type Figure = readonly [
  show: string,
  publisher: string,
  figure: number,
  unit: Published["unit"] | "followers",
  month: string,
  page: string,
  more?: Pick<Published, "episodes" | "workedOutFrom">,
];

type Named = {
  readonly title: string;
  readonly author?: string;
  readonly owner?: string;
  readonly feedUrl?: string;
  readonly link?: string;
};

/**
 * The published figure of a show; undefined for a show with the same title by somebody else. Who made it is said by its author or owner,
 * or by the domain of its feed or website: some feeds name their webmaster, and some shows have a domain of their own. After a
 * change of the list, raise `METHOD_VERSION`.
 */
export function publishedFigure(show: Named): DemandSignal | undefined {
  const found = BY_TITLE.get(show.title.trim().toLowerCase());
  if (found === undefined) return undefined;
  const [title, publisher, figure, unit, month, page, more] = found;
  const domains = [show.feedUrl, show.link].flatMap(labelsOf);
  const makers = [...telling(`${show.author ?? ""} ${show.owner ?? ""}`), ...domains];
  const isMaker = telling(publisher).some((word) => makers.some((maker) => isName(word, maker)));
  const own = ownLabel(title);
  if (!isMaker && !domains.some((label) => label.replaceAll("-", "") === own)) return undefined;
  const source = /^https?:\/\/(?:www[.])?(github[.]com\/[^/]+\/[^/]+|[^/]+)/.exec(page)?.[1] ?? page;
  const origin = { source, at: Date.parse(`${month}-15`) / 1000 };
  return unit === "followers"
    ? { kind: "followers", count: figure, ...origin }
    : { kind: "published", figure, unit, ...more, ...origin };
}

/** "iheart" matches the maker "iHeartRadio". Shorter prefixes are ambiguous. */
function isName(word: string, maker: string): boolean {
  return word === maker || (word.length >= 5 && maker.startsWith(word));
}

/** "www", "rtl" of "https://www.rtl.fr/podcast/…": the labels of a domain without its ending. */
function labelsOf(address: string | undefined): readonly string[] {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(address ?? "")?.[1] ?? "";
  return host.toLowerCase().split(".").slice(0, -1);
}

/** A title as the label of a domain of its own, without hyphens: "hamishandandy". undefined for a short one, which anybody may have. */
function ownLabel(title: string): string | undefined {
  const label = foldText(title.replaceAll("&", " and ")).replaceAll(" ", "");
  return label.length >= 12 ? label : undefined;
}

/** Words in the names of many makers. */
const COMMON = new Set(["the", "and", "und", "les", "der", "die", "podcast", "podcasts", "media", "radio", "studio", "audio", "show", "productions", "entertainment", "network"]); // prettier-ignore

function telling(name: string): readonly string[] {
  return foldText(name)
    .split(" ")
    .filter((word) => word.length >= 2 && !COMMON.has(word));
}

/**
 * Judgment: the episodes in 30 days of a radio show whose replays are published, and counted by a ranker, in several parts. It is the
 * number that the Australian ranker counted for The Kyle and Jackie O Show.
 */
const CUT_UP = { episodes: 120 } as const;

/** The host of feeds that Xiaoyuzhou serves. Its counts name no makers, so a title must be on its own platform. */
const XIAOYUZHOU = "xyzfm";
const XYZRANK = ["followers", "2025-05", "https://github.com/eddiehe99/xyzrank"] as const;

/**
 * Audience figures that rankers and makers published: 30-day listeners or downloads, downloads of an episode, or followers on
 * one platform. Weekly downloads are multiplied by 30 / 7 and weekly listeners by 1.6; a total over several months is divided
 * by their number. Such a figure says that it was worked out (`workedOutFrom`). If there are several figures from the last
 * three years, the most reliable one is used. `episodes` are those that the page counts in the month, or the rhythm that it or
 * the show states.
 */
const FIGURES: readonly Figure[] = [
  ["ABC News Daily", "ABC", 379_000, "listeners", "2025-02", "http://radioindustrynews.com.au/index.php/2025/03/20"],
  ["Aktenzeichen XY... Unvergessene Verbrechen", "ZDF", 2_203_659, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 3 }],
  ["Alles auf Aktien", "Welt", 1_280_000, "downloads", "2022-04", "https://allmediachannels.de/vierte-auswertung-der-ma-podcast"],
  ["Baywatch Berlin", "Studio Bummens", 3_758_167, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 4 }],
  ["Boekestijn en de Wijk", "BNR Nieuwsradio", 1_971_429, "downloads", "2022-10", "https://www.radiofreak.nl/boekestijn-en-de-wijk-stoot-nrc-vandaag-van-de-troon-als-best-beluisterde-podcast/", { episodes: 25, workedOutFrom: "week" }],
  ["Call Her Daddy", "Alex Cooper", 3_700_000, "followers", "2024-03", "https://www.newser.com/story/348094/joe-rogans-podcast-numbers-are-massive.html"],
  ["Cooking the Books", "NZ Herald / NZME", 27_464, "downloads", "2022-09", "https://www.nzherald.co.nz/business/nzme-hits-50-million-podcast-downloads-heralds-marquee-podcast-reaches-highest-ranking-yet/WTUVZKE2OXF2GUAUZKON3IJ2TQ/", { workedOutFrom: "total" }],
  ["Couchgeflüster", "Leonie Rachel Soyel & Sinah Edhofer", 79_063, "downloads", "2025-02", "https://medianet.at/news/marketing-and-media/die-erfolgreichsten-podcasts-im-februar-66606.html"],
  ["Crime Junkie", "audiochuck", 3_300_000, "followers", "2024-03", "https://www.newser.com/story/348094/joe-rogans-podcast-numbers-are-massive.html"],
  ["Das ist ja Claße(n)", "Seven.One Audio", 1_650_000, "downloads", "2022-05", "https://radiowoche.de/ma-podcast-mai-2022-baywatch-berlin-steigt-auf-platz-drei-ein"],
  ["De Dag", "NPO Radio 1", 618_219, "downloads", "2021-06", "https://www.radiofreak.nl/nrc-vandaag-blijft-meest-gedownloade-podcast/", { episodes: 20, workedOutFrom: "week" }],
  ["De Stemming van Vullings en Van der Wulp", "NPO Radio 1", 364_941, "downloads", "2021-06", "https://www.radiofreak.nl/nrc-vandaag-blijft-meest-gedownloade-podcast/", { episodes: 4, workedOutFrom: "week" }],
  ["De Wie is de Mol? podcast", "NPO", 189_000, "listeners", "2020-10", "https://www.radiofreak.nl/eerst-dit-van-de-eo-is-populairste-npo-podcast/"],
  ["Developer On Fire", "Dave Rael", 22_500, "downloads", "2019-01", "https://github.com/DeveloperOnFire/developeronfire.github.com", { episodes: 4 }],
  ["Die Nervigen", "Julia Beautx & Joey's Jungle", 3_237_580, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 4 }],
  ["Dr Karl Podcast", "ABC", 144_000, "listeners", "2024-06", "http://radioindustrynews.com.au/index.php/2024/07/17"],
  ["Eerst dit", "NPO / EO", 210_000, "listeners", "2020-10", "https://www.radiofreak.nl/eerst-dit-van-de-eo-is-populairste-npo-podcast/"],
  ["Elixir Mix", "DevChat.tv", 9_700, "downloads", "2020-01", "https://github.com/cmaxw/devchat-eleventy", { episodes: 4 }],
  ["Everything Everywhere Daily", "Gary Arndt", 1_022_439, "downloads", "2023-05", "https://gary.arndt.com/author/gary-2/", { episodes: 30 }],
  ["Fellner! Live", "oe24.TV", 85_653, "downloads", "2025-02", "https://medianet.at/news/marketing-and-media/die-erfolgreichsten-podcasts-im-februar-66606.html"],
  ["Founders Talk", "Changelog Media", 8_250, "perEpisode", "2024-09", "https://github.com/thechangelog/changelog.com"],
  ["Franck Ferrand raconte", "Radio Classique", 3_700_000, "downloads", "2024-10", "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie", CUT_UP],
  ["Freelancers' Show", "DevChat.tv", 10_800, "downloads", "2020-01", "https://github.com/cmaxw/devchat-eleventy", { episodes: 4 }],
  ["Genstart", "DR", 2_142_857, "downloads", "2021-02", "https://www.bt.dk/samfund/danmarks-mest-populaere-podcast-biver-nu-sendt-i-radioen", { episodes: 21, workedOutFrom: "week" }],
  ["Global News Podcast", "BBC", 12_083_333, "downloads", "2019-12", "https://advanced-television.com/2019/12/23/bbc-sounds-draws-record-listeners/", { episodes: 60, workedOutFrom: "total" }],
  ["Go Time", "Changelog Media", 18_500, "perEpisode", "2024-09", "https://github.com/thechangelog/changelog.com"],
  ["Génération Do It Yourself", "Matthieu Stefani / Orso Media", 700_000, "downloads", "2023-06", "https://www.blogdumoderateur.com/podcast-formats-tendances-bonnes-pratiques-2023"],
  ["Hamish & Andy", "LiSTNR", 918_977, "listeners", "2024-05", "https://mi-3.com.au/19-06-2024/podcast-ranker-shows-new-record-weekly-listeners-arn-tops-publishers-while-listnr-tops"],
  ["Hamish and Andy's Remembering Project", "LiSTNR", 80_675, "listeners", "2021-09", "https://mumbrella.com.au/september-podcast-ranker-an-unchanged-top-5-while-total-downloads-increase-707769"],
  ["hdgdl - Der Podcast über die Nullerjahre", "Yasmin Polat & Christian Alt", 89_359, "downloads", "2024-02", "https://www.soundbett.de/news/auf-und-absteiger-ma-podcast-februar-2024"],
  ["In the Dark", "APM Reports / American Public Media", 825_000, "downloads", "2017-04", "https://davechen.net/2017/04/s-town-popular-podcast-time/", { workedOutFrom: "total" }],
  ["It's A Lot with Abbie Chatfield", "NOVA Entertainment", 245_629, "listeners", "2021-08", "https://radiotoday.com.au/australian-podcast-ranker-august-2021/"],
  ["JavaScript Jabber", "DevChat.tv", 166_500, "downloads", "2020-01", "https://github.com/cmaxw/devchat-eleventy"],
  ["Julestemning med Live og Ronny", "Bauer Media", 2_142_857, "downloads", "2023-12", "https://www.nrk.no/rogaland/stadig-flere-podkaster.-men-institusjons-poddene-er-lite-populaere-1.16680221", { episodes: 24, workedOutFrom: "week" }],
  ["L'Heure du Monde", "Le Monde", 1_521_048, "downloads", "2023-10", "https://fr.themedialeader.com/les-actus-du-jour-dhugo-decrypte-toujours-en-haut-du-classement-des-podcasts-de-lacpm/"],
  ["Le Fil info", "franceinfo", 3_400_000, "downloads", "2024-10", "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie", CUT_UP],
  ["Les actus du jour - Hugo Décrypte", "Hugo Décrypte", 2_035_103, "downloads", "2023-10", "https://fr.themedialeader.com/les-actus-du-jour-dhugo-decrypte-toujours-en-haut-du-classement-des-podcasts-de-lacpm/"],
  ["Les Grosses Têtes", "RTL", 12_100_000, "downloads", "2024-10", "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie", CUT_UP],
  ["Mamamia Out Loud", "Mamamia", 547_801, "listeners", "2024-05", "https://mi-3.com.au/19-06-2024/podcast-ranker-shows-new-record-weekly-listeners-arn-tops-publishers-while-listnr-tops"],
  ["Mord auf Ex", "Auf Ex Productions", 5_478_954, "downloads", "2025-12", "https://www.dwdl.de/zahlenzentrale/105216/zeit_verbrechen_schiet_dank_adventskalender_an_die_spitze/", { episodes: 4 }],
  ["Mordlust", "Partner in Crime", 6_924_754, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 4 }],
  ["Morning Briefing", "Handelsblatt", 2_313_778, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 22 }],
  ["My Angular Story", "DevChat.tv", 4_500, "downloads", "2020-01", "https://github.com/cmaxw/devchat-eleventy", { episodes: 4 }],
  ["Nicht zu fassen", "profil", 46_000, "downloads", "2024-03", "http://search.salzburg.com/panorama/medien/oeak-podcastzahlen-geschichten-geschichte-spitze-156998782"],
  ["NRC Haagse Zaken", "NRC Media", 240_381, "downloads", "2021-06", "https://www.radiofreak.nl/nrc-vandaag-blijft-meest-gedownloade-podcast/", { episodes: 4, workedOutFrom: "week" }],
  ["NRC Onbehaarde Apen", "NRC Media", 303_180, "downloads", "2021-06", "https://www.radiofreak.nl/nrc-vandaag-blijft-meest-gedownloade-podcast/", { episodes: 4, workedOutFrom: "week" }],
  ["Podcast für Deutschland", "FAZ", 1_040_000, "downloads", "2022-04", "https://allmediachannels.de/vierte-auswertung-der-ma-podcast"],
  ["Politics Now", "ABC", 135_000, "listeners", "2025-02", "http://radioindustrynews.com.au/index.php/2025/03/20"],
  ["Practical AI", "Changelog Media", 200_000, "downloads", "2025-02", "https://github.com/thechangelog/changelog.com", { episodes: 4 }],
  ["raywenderlich.com Podcast", "Ray Wenderlich", 11_200, "listeners", "2020-01", "https://github.com/cmaxw/devchat-eleventy", { workedOutFrom: "week" }],
  ["React Native Radio", "DevChat.tv", 36_000, "downloads", "2020-01", "https://github.com/cmaxw/devchat-eleventy", { episodes: 4 }],
  ["RONZHEIMER.", "Bild / Axel Springer", 4_570_053, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 31 }],
  ["Rothen s'enflamme", "RMC", 3_700_000, "downloads", "2024-10", "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie", CUT_UP],
  ["Schwarze Akte", "Julep Media", 910_000, "downloads", "2022-04", "https://allmediachannels.de/vierte-auswertung-der-ma-podcast"],
  ["Seja o Que Deus Quiser", "Renascença", 190_000, "downloads", "2025-06", "https://rr.pt/noticia/vida/2025/07/10/podcasts-extremamente-desagradavel-continua-a-liderar/432229/"],
  ["Sternengeschichten", "Florian Freistetter", 1_071_820, "downloads", "2025-02", "https://medianet.at/news/marketing-and-media/die-erfolgreichsten-podcasts-im-februar-66606.html"],
  ["Stuff You Should Know", "iHeart", 3_200_000, "followers", "2024-03", "https://www.newser.com/story/348094/joe-rogans-podcast-numbers-are-massive.html"],
  ["Sunset Club", "Studio Bummens", 1_500_000, "downloads", "2024-02", "https://www.soundbett.de/news/auf-und-absteiger-ma-podcast-februar-2024"],
  ["Super Moscato Show", "RMC", 4_400_000, "downloads", "2024-10", "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie", CUT_UP],
  ["SWR2 Wissen", "SWR", 5_658_721, "downloads", "2022-02", "https://meedia.de/2022/03/17/was-jetzt-von-zeit-online-ist-der-aufsteiger-der-podcast-ma/"],
  ["Syntax - Tasty Web Development Treats", "Wes Bos & Scott Tolinski", 176_471, "downloads", "2018-12", "https://github.com/syntaxfm/website", { workedOutFrom: "total" }],
  ["That Peter Crouch Podcast", "BBC", 1_090_909, "downloads", "2019-12", "https://advanced-television.com/2019/12/23/bbc-sounds-draws-record-listeners/", { workedOutFrom: "total" }],
  ["Talk Python To Me", "Michael Kennedy", 70_000, "perEpisode", "2020-12", "https://blog.michaelckennedy.net/2020/12/07/20_000_000-is-quite-a-milestone/"],
  ["The 2 Johnnies Podcast", "The 2 Johnnies", 400_000, "listeners", "2019-12", "https://www.irishexaminer.com/lifestyle/arid-30972837.html", { workedOutFrom: "week" }],
  ["The Daily", "The New York Times", 10_000_000, "listeners", "2019-09", "http://www.insideradio.com/podcastnewsdaily/the-daily-hits-one-billion-downloads/article_c4e57eb0-da33-11e9-9d6b-ff05a729acc1.html"],
  ["The Front Page", "NZ Herald / NZME", 37_905, "downloads", "2022-09", "https://www.nzherald.co.nz/business/nzme-hits-50-million-podcast-downloads-heralds-marquee-podcast-reaches-highest-ranking-yet/WTUVZKE2OXF2GUAUZKON3IJ2TQ/", { workedOutFrom: "total" }],
  ["The Kyle and Jackie O Show", "ARN / iHeart", 515_273, "listeners", "2024-02", "https://mi-3.com.au/index.php/13-03-2024/podcasts-listenership-surges-february-according-latest-podcast-ranker"],
  ["The Rest Is Politics", "Goalhanger", 9_000_000, "downloads", "2024-10", "https://d11p0alxbet5ud.cloudfront.net/magazine/goalhanger-the-evolution-of-a-podcast-powerhouse/5198802.article"],
  ["Thema des Tages", "Der Standard", 400_000, "downloads", "2020-12", "https://www.derstandard.at/story/2000122164410/standard-podcasts-von-apple-als-beliebteste-oesterreichs-ausgezeichnet", { episodes: 21 }],
  ["Transfert", "Slate.fr", 1_676_979, "downloads", "2023-10", "https://fr.themedialeader.com/les-actus-du-jour-dhugo-decrypte-toujours-en-haut-du-classement-des-podcasts-de-lacpm/"],
  ["Triple M Footy Show", "Triple M / LiSTNR", 165_664, "listeners", "2021-09", "https://mumbrella.com.au/september-podcast-ranker-an-unchanged-top-5-while-total-downloads-increase-707769"],
  ["Vandaag Inside", "Talpa", 505_714, "downloads", "2022-10", "https://www.radiofreak.nl/boekestijn-en-de-wijk-stoot-nrc-vandaag-van-de-troon-als-best-beluisterde-podcast/", { workedOutFrom: "week" }],
  ["Vinohradská 12", "Český rozhlas", 576_000, "downloads", "2020-06", "https://www.irozhlas.cz/zpravy-domov/vinohradska-12-podcast-lenka-kabrhelova-cesky-rozhlas-plus_2006101831_ada", { episodes: 21 }],
  ["Was jetzt?", "Die Zeit", 5_425_419, "downloads", "2025-11", "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/", { episodes: 58 }],
  ["Welcome To The Table!", "Welcome To The Table", 149, "perEpisode", "2021-01", "https://welcometothetablepodcast.com/s1-by-the-numbers/"],
  ["Zoom Zoom Zen", "France Inter", 3_400_000, "downloads", "2024-10", "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie", CUT_UP],
  ["全嘻嘻", XIAOYUZHOU, 94_939, ...XYZRANK],
  ["天财之路/洞见时代机遇，成就财富未来", XIAOYUZHOU, 516, ...XYZRANK],
  ["张小珺Jùn/商业访谈录", XIAOYUZHOU, 126_631, ...XYZRANK],
  ["无聊斋", XIAOYUZHOU, 542_759, ...XYZRANK],
  ["油菜花青年", XIAOYUZHOU, 2_506, ...XYZRANK],
  ["滑滑梯Play on the slide", XIAOYUZHOU, 30_070, ...XYZRANK],
  ["犯罪象限", XIAOYUZHOU, 931, ...XYZRANK],
  ["硬核说", XIAOYUZHOU, 71_618, ...XYZRANK],
  ["苗师傅·天真与经验", XIAOYUZHOU, 40_146, ...XYZRANK],
  ["裂裂裂Radio", XIAOYUZHOU, 3_968, ...XYZRANK],
  ["读笨书Read or die", XIAOYUZHOU, 7_002, ...XYZRANK],
  ["进击的沈帅波 /进击波财经", XIAOYUZHOU, 22_460, ...XYZRANK],
  ["进化人生", XIAOYUZHOU, 12_435, ...XYZRANK],
  ["高能量", XIAOYUZHOU, 173_924, ...XYZRANK],
]; // prettier-ignore

const BY_TITLE = new Map(FIGURES.map((figure) => [figure[0].toLowerCase(), figure]));
