import { APPLE_CATEGORIES, parentCategory } from "../../catalogue/codes/categories.js";

/**
 * Apple's categories that cover the same subject under different parent categories. Each line is a group. Judgment: an advertiser who
 * wants the listeners of one finds some of them in the others.
 */
const GROUPS = `
Sports, Sports News, Fantasy Sports
Business, Business News, Investing
Technology, Tech News, Video Games
Government, Politics, News Commentary
TV & Film, Entertainment News, Animation & Manga
Music, Performing Arts, Entertainment News
Comedy, Comedy Fiction
Fiction, Books, Drama
History, Documentary, Music History, Film History
Education, Education for Kids, How To, Self-Improvement
Kids & Family, Education for Kids, Parenting
Fitness, Running, Sports
Running, Health & Fitness
Nutrition, Food, Fitness
Mental Health, Self-Improvement, Spirituality, Relationships
Sexuality, Relationships
Medicine, Life Sciences
Pets & Animals, Nature
Wilderness, Nature, Places & Travel
Crafts, How To, Home & Garden, Design
Careers, Self-Improvement, Entrepreneurship
Society & Culture, Social Sciences
Religion & Spirituality, Philosophy
True Crime, Documentary
`;

const RELATED: ReadonlyMap<string, ReadonlySet<string>> = relatedOf(GROUPS);

/** Whether two categories cover much the same subject under different parent categories. */
export function areRelated(one: string, other: string): boolean {
  return RELATED.get(one)?.has(other) ?? false;
}

function relatedOf(groups: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of groups.trim().split("\n")) {
    const names = line.split(", ");
    for (const name of names) {
      const others = found.get(name) ?? new Set();
      for (const other of names) if (other !== name) others.add(other);
      found.set(name, others);
    }
  }
  return found;
}

/** All names in the groups. */
export const RELATED_NAMES: readonly string[] = [...RELATED.keys()];

/**
 * Parent categories whose subcategories are much the same to an advertiser. Judgment: those of Leisure or Society & Culture have little
 * in common.
 */
const COHERENT = new Set([
  "Business",
  "Health & Fitness",
  "Music",
  "News",
  "Religion & Spirituality",
  "Science",
  "Sports",
  "TV & Film",
]);

/** Judgment: people who save do not look for companies, and hikers not for matches. */
const APART_BELOW = new Set(["Investing", "Wilderness"]);

/** The parent of a category, if its shows help an advertiser who finds none in the category itself; undefined for all others. */
export function coherentHeading(category: string): string | undefined {
  const heading = parentCategory(category);
  return heading !== undefined && COHERENT.has(heading) && !APART_BELOW.has(category) ? heading : undefined;
}

/** Whether shows in a category have little in common, because it is a parent of others. */
export const isWideCategory = (category: string): boolean =>
  APPLE_CATEGORIES.some(({ name, sub }) => name === category && sub.length > 0);
