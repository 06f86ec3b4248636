import { arts } from "./words-en-arts.js";
import { business } from "./words-en-business.js";
import { comedy } from "./words-en-comedy.js";
import { education } from "./words-en-education.js";
import { fiction } from "./words-en-fiction.js";
import { government } from "./words-en-government.js";
import { health } from "./words-en-health.js";
import { history } from "./words-en-history.js";
import { kids } from "./words-en-kids.js";
import { leisure } from "./words-en-leisure.js";
import { music } from "./words-en-music.js";
import { news } from "./words-en-news.js";
import { religion } from "./words-en-religion.js";
import { science } from "./words-en-science.js";
import { society } from "./words-en-society.js";
import { sports } from "./words-en-sports.js";
import { technology } from "./words-en-technology.js";
import { trueCrime } from "./words-en-true-crime.js";
import { tvFilm } from "./words-en-tv-film.js";

const PARTS = {
  Arts: arts,
  Business: business,
  Comedy: comedy,
  Education: education,
  Fiction: fiction,
  Government: government,
  "Health & Fitness": health,
  History: history,
  "Kids & Family": kids,
  Leisure: leisure,
  Music: music,
  News: news,
  "Religion & Spirituality": religion,
  Science: science,
  "Society & Culture": society,
  Sports: sports,
  Technology: technology,
  "True Crime": trueCrime,
  "TV & Film": tvFilm,
};

/** The English shows, in one text like those of the other languages. */
export const english = Object.entries(PARTS)
  .map(([category, words]) => `# ${category}\n${words}`)
  .join("\n");
