/** Two counts of one show and window: what its listeners downloaded, and how many they were. */
export type DownloadPair = {
  readonly show: string;
  /** Episodes that came out in the window. */
  readonly episodes: number;
  readonly downloads: number;
  readonly listeners: number;
  readonly window: "month" | "week";
  readonly date: string;
  readonly source: string;
};

/** A show's public figure, as listeners in 30 days or as downloads to convert, and its places in charts near that date. */
export type ChartedShow = {
  readonly show: string;
  readonly figure:
    | { readonly listeners: number }
    | {
        /** Downloads in 30 days, and episodes in 30 days at that time. */
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
 * Rankers that give both counts of a show. Where the page does not count the episodes, the number follows from what it says of
 * the rhythm (each weekday, two a week, almost daily). Four weeks have 28 days: the Dutch months are counted by the week.
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
 * Shows with a public figure and a chart place at most 550 days apart. Australian rankers count listeners in Australia, so only
 * that chart is taken; other figures are of the whole world. A sum over several months is divided by them; 250,000 listeners a week
 * are taken for 400,000 a month.
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
