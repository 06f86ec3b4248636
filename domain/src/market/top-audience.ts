/** The likely audience of a show. */
export type AudienceGroup = "kids" | "teens" | "adults" | "seniors" | "family" | "professionals" | "general";

/** Maximum number of chips shown (product specification, section 9). */
const MOST_GROUPS = 3;

/** Words and phrases in the names of categories made for a group. The order of the groups breaks ties. */
const KEYWORDS: Readonly<Record<AudienceGroup, readonly string[]>> = {
  professionals: [
    ..."business careers entrepreneurship investing management marketing technology government medicine".split(" "),
    ..."cryptocurrency courses non-profit".split(" "),
    "tech news",
    "business news",
  ],
  family: ["family", "parenting", "pets", "animals", "home", "garden", "food", "relationships"],
  kids: ["kids", "children", "stories for kids", "education for kids"],
  teens: [
    ..."games gaming animation manga basketball soccer volleyball wrestling fashion beauty".split(" "),
    "video games",
    "role playing",
    "fantasy sports",
    "language learning",
  ],
  adults: [
    ..."true-crime politics sexuality drama documentary philosophy relationships comedy nutrition fitness".split(" "),
    ..."automotive running self-improvement travel stand-up".split(" "),
    "mental health",
  ],
  seniors: [
    ..."golf gardening garden religion christianity spirituality hobbies crafts nature".split(" "),
    "alternative health",
    "film history",
    "music history",
  ],
  general: [
    ..."news society culture music tv film sports arts science education leisure entertainment fiction".split(" "),
    "health",
  ],
};

const GROUPS = Object.keys(KEYWORDS) as readonly AudienceGroup[];

/**
 * Up to three groups, sorted by how many of the show's categories point to them. Ties have a fixed order, so that the order of the
 * categories does not matter. "general" if no category points to a group.
 */
export function topAudience(categories: readonly string[]): readonly AudienceGroup[] {
  const names = [...new Set(categories.map(plainWords))];
  const counted = GROUPS.map((group) => ({ group, hits: names.filter((name) => marks(name, group)).length }));
  const found = counted.filter(({ hits }) => hits > 0).sort((a, b) => b.hits - a.hits);
  return found.length === 0 ? ["general"] : found.slice(0, MOST_GROUPS).map(({ group }) => group);
}

const LABELS: Readonly<Record<AudienceGroup, string>> = {
  kids: "Kids",
  teens: "Teens",
  adults: "Adults",
  seniors: "Seniors",
  family: "Family",
  professionals: "Professionals",
  general: "General",
};

export function audienceGroupLabel(group: AudienceGroup): string {
  return LABELS[group];
}

function marks(category: string, group: AudienceGroup): boolean {
  return KEYWORDS[group].some((keyword) => category.includes(plainWords(keyword)));
}

/** Lower-case words separated by single spaces, with a space at each end so that whole words can be found. */
function plainWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
