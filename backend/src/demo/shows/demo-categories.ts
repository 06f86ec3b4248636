import type { Subject } from "../words/parse-words.js";
import type { Random } from "./random.js";

/** Second categories that makers choose beside the main one. */
const NEIGHBORS: { readonly [category: string]: readonly string[] } = {
  Arts: ["Society & Culture", "Education", "Leisure"],
  Business: ["Education", "Technology", "News"],
  Comedy: ["Society & Culture", "Leisure", "TV & Film"],
  Education: ["Society & Culture", "Science", "Kids & Family"],
  Fiction: ["Arts", "Leisure"],
  Government: ["News", "Society & Culture", "History"],
  "Health & Fitness": ["Science", "Education", "Society & Culture"],
  History: ["Society & Culture", "Education"],
  "Kids & Family": ["Education", "Fiction"],
  Leisure: ["Society & Culture", "Education"],
  Music: ["Arts", "Society & Culture"],
  News: ["Society & Culture", "Business", "Government"],
  "Religion & Spirituality": ["Society & Culture", "Education"],
  Science: ["Education", "Technology"],
  "Society & Culture": ["Arts", "History", "Education"],
  Sports: ["Health & Fitness", "Leisure"],
  Technology: ["Business", "Science", "Education"],
  "True Crime": ["Society & Culture", "History"],
  "TV & Film": ["Arts", "Comedy", "Society & Culture"],
};

const EXPLICIT: { readonly [category: string]: number } = {
  Comedy: 0.34,
  "True Crime": 0.24,
  "TV & Film": 0.14,
  "Society & Culture": 0.1,
  Fiction: 0.12,
  Music: 0.1,
  "Kids & Family": 0,
  "Religion & Spirituality": 0,
  Education: 0.01,
  News: 0.02,
};

/** The subject's category and subcategory, and for one show in three a second category. */
export function categoriesOf(subject: Subject, random: Random): string[] {
  const categories = subject.subcategory ? [subject.category, subject.subcategory] : [subject.category];
  if (random.chance(0.34)) categories.push(random.pick(NEIGHBORS[subject.category] ?? ["Society & Culture"]));
  return categories;
}

/** Whether the show carries the explicit mark; undefined where the maker says nothing. */
export function drawExplicit(subject: Subject, random: Random): boolean | undefined {
  if (random.chance(0.05)) return undefined;
  return random.chance(subject.subcategory === "Sexuality" ? 0.8 : (EXPLICIT[subject.category] ?? 0.05));
}
