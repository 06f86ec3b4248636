/** Two counts for the same show and period: its downloads and its listeners. */
export type DownloadPair = {
  readonly show: string;
  /** Episodes published in the period. */
  readonly episodes: number;
  readonly downloads: number;
  readonly listeners: number;
  readonly window: "month" | "week";
  readonly date: string;
  readonly source: string;
};

/** A show's public figure, either as listeners in 30 days or as downloads to convert, and its chart positions near that date. */
export type ChartedShow = {
  readonly show: string;
  readonly figure:
    | { readonly listeners: number }
    | {
        /** Downloads and episodes in the previous 30 days. */
        readonly downloads: number;
        readonly episodes: number;
      };
  readonly charts: readonly { readonly country: string; readonly place: number; readonly genre?: string }[];
  readonly date: string;
  readonly source: string;
};

const RANKER_2021 = "https://radiotoday.com.au/australian-podcast-ranker-august-2021/";
const RANKER_2024 =
  "https://mumbrella.com.au/abc-news-takes-3-on-podcast-ranker-despite-less-than-5000-downloads-per-episode-836128";
const NETHERLANDS_2021 = "https://www.radiofreak.nl/nrc-vandaag-blijft-meest-gedownloade-podcast/";

/**
 * Rankings that publish both counts for a show. If the page does not count the episodes, their number follows from the stated rhythm (each
 * weekday, two a week, almost daily). Four weeks have 28 days: the Dutch months are counted in weeks.
 */
export const DOWNLOAD_PAIRS: readonly DownloadPair[] = [
  { show: "ABC News Daily", episodes: 21, downloads: 1_000_000, listeners: 318_532, window: "month", date: "2024-02", source: "https://mi-3.com.au/index.php/13-03-2024/podcasts-listenership-surges-february-according-latest-podcast-ranker" },
  { show: "It's A Lot with Abbie Chatfield", episodes: 8.6, downloads: 526_381, listeners: 245_629, window: "month", date: "2021-08", source: RANKER_2021 },
  { show: "Hamish & Andy", episodes: 5, downloads: 2_074_274, listeners: 919_057, window: "month", date: "2021-08", source: RANKER_2021 },
  { show: "Mamamia Out Loud", episodes: 29, downloads: 1_540_000, listeners: 547_801, window: "month", date: "2024-05", source: RANKER_2024 },
  { show: "The Kyle and Jackie O Show", episodes: 120, downloads: 1_618_321, listeners: 290_541, window: "month", date: "2021-08", source: RANKER_2021 },
  { show: "De Dag", episodes: 4.7, downloads: 144_251, listeners: 50_338, window: "week", date: "2021-06", source: NETHERLANDS_2021 },
  { show: "De Stemming van Vullings en Van der Wulp", episodes: 0.9, downloads: 85_153, listeners: 59_821, window: "week", date: "2021-06", source: NETHERLANDS_2021 },
  { show: "Eerst dit", episodes: 5.8, downloads: 137_122, listeners: 52_822, window: "week", date: "2021-06", source: NETHERLANDS_2021 },
  { show: "NRC Haagse Zaken", episodes: 0.9, downloads: 56_089, listeners: 38_482, window: "week", date: "2021-06", source: NETHERLANDS_2021 },
  { show: "NRC Onbehaarde Apen", episodes: 0.9, downloads: 70_742, listeners: 38_993, window: "week", date: "2021-06", source: NETHERLANDS_2021 },
  { show: "Boekestijn en de Wijk", episodes: 5.8, downloads: 460_000, listeners: 176_000, window: "week", date: "2022-10", source: "https://www.radiofreak.nl/boekestijn-en-de-wijk-stoot-nrc-vandaag-van-de-troon-als-best-beluisterde-podcast/" },
]; // prettier-ignore

/**
 * Shows with a public figure and a chart position at most 550 days apart. Australian rankings count listeners in Australia, so only that
 * chart is used; all other figures are worldwide. A sum over several months is divided by their number; 250,000 listeners a week count as
 * 400,000 a month.
 */
export const CHARTED_SHOWS: readonly ChartedShow[] = [
  { show: "Hamish & Andy", figure: { listeners: 919_057 }, charts: [{ country: "au", place: 2 }], date: "2021-08", source: RANKER_2021 },
  { show: "Hamish and Andy's Remembering Project", figure: { listeners: 80_675 }, charts: [{ country: "au", place: 58 }], date: "2021-09", source: "https://mumbrella.com.au/september-podcast-ranker-an-unchanged-top-5-while-total-downloads-increase-707769" },
  { show: "The Kyle and Jackie O Show", figure: { listeners: 290_541 }, charts: [{ country: "au", place: 28 }], date: "2021-08", source: RANKER_2021 },
  { show: "The Daily", figure: { listeners: 10_000_000 }, charts: [{ country: "us", place: 3 }, { country: "gb", place: 45 }, { country: "au", place: 12 }, { country: "ie", place: 3 }, { country: "nz", place: 7 }, { country: "za", place: 30 }, { country: "in", place: 67 }], date: "2019-09", source: "http://www.insideradio.com/podcastnewsdaily/the-daily-hits-one-billion-downloads/article_c4e57eb0-da33-11e9-9d6b-ff05a729acc1.html" },
  { show: "That Peter Crouch Podcast", figure: { downloads: 12_000_000 / 11, episodes: 4.3 }, charts: [{ country: "gb", place: 2 }, { country: "nz", place: 128 }], date: "2019-12", source: "https://advanced-television.com/2019/12/23/bbc-sounds-draws-record-listeners/" },
  { show: "Global News Podcast", figure: { downloads: 145_000_000 / 12, episodes: 60 }, charts: [{ country: "us", place: 110 }, { country: "gb", place: 44 }, { country: "au", place: 48 }, { country: "ie", place: 110 }, { country: "nz", place: 34 }, { country: "za", place: 10 }, { country: "in", place: 46 }], date: "2019-12", source: "https://advanced-television.com/2019/12/23/bbc-sounds-draws-record-listeners/" },
  { show: "In the Dark", figure: { downloads: 6_600_000 / 8, episodes: 2 }, charts: [{ country: "us", place: 54 }], date: "2017-04", source: "https://davechen.net/2017/04/s-town-popular-podcast-time/" },
  { show: "Talk Python To Me", figure: { downloads: 20_000_000 / 68, episodes: 4.3 }, charts: [{ country: "us", place: 37, genre: "Technology" }], date: "2020-12", source: "https://blog.michaelckennedy.net/2020/12/07/20_000_000-is-quite-a-milestone/" },
  { show: "Thema des Tages", figure: { downloads: 400_000, episodes: 21 }, charts: [{ country: "at", place: 2 }], date: "2020-12", source: "https://www.derstandard.at/story/2000122164410/standard-podcasts-von-apple-als-beliebteste-oesterreichs-ausgezeichnet" },
  { show: "The 2 Johnnies Podcast", figure: { listeners: 400_000 }, charts: [{ country: "ie", place: 1 }], date: "2019-12", source: "https://www.irishexaminer.com/lifestyle/arid-30972837.html" },
]; // prettier-ignore

/** A show that led charts in its first weeks, with its downloads in about 30 days from its first episode. */
export type LaunchedShow = {
  readonly show: string;
  readonly downloads: number;
  readonly episodes: number;
  readonly countries: readonly string[];
  readonly date: string;
  readonly source: string;
};

/** All that were found with a figure. They name it because it is large. Ten million in six weeks are 7.1 million in 30 days. */
export const LAUNCHED_SHOWS: readonly LaunchedShow[] = [
  { show: "S-Town", downloads: 40_000_000, episodes: 7, countries: ["us", "gb", "au", "ca", "de"], date: "2017-04", source: "https://hellogiggles.com/s-town-podcast-broke-download-record/" },
  { show: "Dirty John", downloads: 7_100_000, episodes: 6, countries: ["us"], date: "2017-10", source: "http://claireis-ablogger.blogspot.com/2017/12/podcast-dirty-john-i-decided-to-start.html" },
  { show: "Dr. Death", downloads: 8_000_000, episodes: 6, countries: ["us"], date: "2018-09", source: "https://www.theguardian.com/media/2018/oct/05/dr-death-the-gruesome-series-that-became-an-unlikely-hit-podcasts-of-the-week" },
]; // prettier-ignore

/** Two figures of one show in one unit, at most three years apart. */
export type RepeatedFigure = {
  readonly show: string;
  readonly earlier: readonly [figure: number, month: string];
  readonly later: readonly [figure: number, month: string];
  /** The web page with the later figure. */
  readonly source: string;
};

const DWDL_2025 = "https://www.dwdl.de/zahlenzentrale/104968/podcasts_von_kretschmer_und_lufen_neu_im_podcastranking/";

/**
 * All shows for which two figures were published in the same unit, even if they are from different seasons: both figures are still true.
 */
export const REPEATED_FIGURES: readonly RepeatedFigure[] = [
  { show: "ABC News Daily", earlier: [318_532, "2024-02"], later: [379_000, "2025-02"], source: "http://radioindustrynews.com.au/index.php/2025/03/20" },
  { show: "Baywatch Berlin", earlier: [5_690_000, "2022-12"], later: [3_758_167, "2025-11"], source: DWDL_2025 },
  { show: "Couchgeflüster", earlier: [120_000, "2024-03"], later: [79_063, "2025-02"], source: "https://medianet.at/news/marketing-and-media/die-erfolgreichsten-podcasts-im-februar-66606.html" },
  { show: "Developer On Fire", earlier: [37_500, "2017-03"], later: [22_500, "2019-01"], source: "https://github.com/DeveloperOnFire/developeronfire.github.com" },
  { show: "Everything Everywhere Daily", earlier: [189_603, "2021-12"], later: [1_022_439, "2023-05"], source: "https://gary.arndt.com/author/gary-2/" },
  { show: "Hamish & Andy", earlier: [919_057, "2021-08"], later: [918_977, "2024-05"], source: "https://mi-3.com.au/19-06-2024/podcast-ranker-shows-new-record-weekly-listeners-arn-tops-publishers-while-listnr-tops" },
  { show: "JavaScript Jabber", earlier: [19_300, "2019-11"], later: [13_150, "2020-01"], source: "https://github.com/cmaxw/devchat-eleventy" },
  { show: "Les actus du jour - Hugo Décrypte", earlier: [1_851_162, "2023-09"], later: [2_035_103, "2023-10"], source: "https://fr.themedialeader.com/les-actus-du-jour-dhugo-decrypte-toujours-en-haut-du-classement-des-podcasts-de-lacpm/" },
  { show: "Les Grosses Têtes", earlier: [14_664_000, "2022-08"], later: [12_100_000, "2024-10"], source: "https://actu24news.com/la-mesure-des-podcasts-en-octobre-2024-les-tendances-cles-revelees-par-mediametrie" },
  { show: "Mord auf Ex", earlier: [5_841_357, "2025-04"], later: [5_478_954, "2025-12"], source: "https://www.dwdl.de/zahlenzentrale/105216/zeit_verbrechen_schiet_dank_adventskalender_an_die_spitze/" },
  { show: "Mordlust", earlier: [6_859_053, "2025-04"], later: [6_924_754, "2025-11"], source: DWDL_2025 },
  { show: "Seja o Que Deus Quiser", earlier: [251_000, "2025-03"], later: [190_000, "2025-06"], source: "https://rr.pt/noticia/vida/2025/07/10/podcasts-extremamente-desagradavel-continua-a-liderar/432229/" },
  { show: "Sunset Club", earlier: [445_562, "2024-01"], later: [1_500_000, "2024-02"], source: "https://www.soundbett.de/news/auf-und-absteiger-ma-podcast-februar-2024" },
  { show: "The Daily", earlier: [2_000_000, "2019-04"], later: [4_000_000, "2020-09"], source: "https://www.thewrap.com/new-york-times-the-daily/" },
  { show: "The Kyle and Jackie O Show", earlier: [290_541, "2021-08"], later: [515_273, "2024-02"], source: "https://mi-3.com.au/index.php/13-03-2024/podcasts-listenership-surges-february-according-latest-podcast-ranker" },
  { show: "The Rest Is Politics", earlier: [4_980_000, "2022-09"], later: [9_000_000, "2024-10"], source: "https://d11p0alxbet5ud.cloudfront.net/magazine/goalhanger-the-evolution-of-a-podcast-powerhouse/5198802.article" },
  { show: "Was jetzt?", earlier: [6_492_750, "2025-04"], later: [5_425_419, "2025-11"], source: DWDL_2025 },
]; // prettier-ignore

/** A show's followers on one platform, and the plays of a recent episode there. */
export type FollowedShow = { readonly show: string; readonly followers: number; readonly plays: number };

/** Xiaoyuzhou, 10 May 2025: https://github.com/eddiehe99/xyzrank, a list of popular episodes. */
export const FOLLOWED_SHOWS: readonly FollowedShow[] = [
  { show: "全嘻嘻", followers: 94_939, plays: 8_847 },
  { show: "天财之路/洞见时代机遇，成就财富未来", followers: 516, plays: 1_963 },
  { show: "张小珺Jùn/商业访谈录", followers: 126_631, plays: 14_322 },
  { show: "无聊斋", followers: 542_759, plays: 112_104 },
  { show: "油菜花青年", followers: 2_506, plays: 1_682 },
  { show: "滑滑梯Play on the slide", followers: 30_070, plays: 9_388 },
  { show: "犯罪象限", followers: 931, plays: 13_714 },
  { show: "硬核说", followers: 71_618, plays: 16_456 },
  { show: "苗师傅·天真与经验", followers: 40_146, plays: 3_257 },
  { show: "裂裂裂Radio", followers: 3_968, plays: 3_204 },
  { show: "读笨书Read or die", followers: 7_002, plays: 1_271 },
  { show: "进击的沈帅波 /进击波财经", followers: 22_460, plays: 1_031 },
  { show: "进化人生", followers: 12_435, plays: 1_011 },
  { show: "高能量", followers: 173_924, plays: 47_911 },
]; // prettier-ignore
