/** The blog's tags (product specification, section 2). "all" is not the category of any article. */
export const BLOG_TAGS = [
  { id: "all", label: "All Posts" },
  { id: "marketing", label: "Marketing" },
  { id: "hosting", label: "Hosting" },
  { id: "ai", label: "AI & Tech" },
  { id: "strategy", label: "Strategy" },
] as const;

export type BlogTag = (typeof BLOG_TAGS)[number]["id"];
export type BlogCategory = Exclude<BlogTag, "all">;
export type BlogIcon = "gauge" | "mic" | "calculator" | "move" | "rss" | "captions" | "scale" | "spread" | "compass";

export type BlogPost = {
  /** Identifies the article in its URL and its file, frontend/content/blog/<id>.md. */
  readonly id: string;
  readonly category: BlogCategory;
  readonly icon: BlogIcon;
  readonly title: string;
  /** Publication date, such as "2026-11-03". */
  readonly date: string;
  readonly excerpt: string;
  readonly author: string;
  /** true for the article at the top of the blog. */
  readonly featured?: boolean;
};

const EDITORS = "Earshot Editors";

/** The articles, newest first. */
export const BLOG_POSTS: readonly BlogPost[] = [
  {
    id: "listener-ranges",
    category: "strategy",
    icon: "gauge",
    title: "What a listener range tells you, and what it does not",
    date: "2026-11-20",
    excerpt:
      "Downloads, per-episode audience, monthly reach and followers get mixed up every day. How to tell them apart, and why an honest figure has two ends.",
    author: EDITORS,
    featured: true,
  },
  {
    id: "host-read-brief",
    category: "marketing",
    icon: "mic",
    title: "A one-page brief for a host who will say it their own way",
    date: "2026-11-19",
    excerpt: "Give facts, not lines: what belongs in the brief for a host-read spot, and what has to be word for word.",
    author: EDITORS,
  },
  {
    id: "judging-ad-fit-scores",
    category: "ai",
    icon: "scale",
    title: "Six questions for an ad-fit score",
    date: "2026-11-18",
    excerpt:
      "A number between 0 and 100 sorts a column nicely. An hour is enough to find out whether it means anything.",
    author: EDITORS,
  },
  {
    id: "moving-hosts",
    category: "hosting",
    icon: "move",
    title: "Move your feed without losing a subscriber",
    date: "2026-11-17",
    excerpt: "GUIDs, the redirect, the four weeks after it: the order in which to change hosting companies.",
    author: EDITORS,
  },
  {
    id: "small-shows",
    category: "strategy",
    icon: "spread",
    title: "Ten small shows or one large one?",
    date: "2026-11-16",
    excerpt:
      "One booking is a coin toss. The case for spreading a first campaign, how to choose the ten, and where it ends.",
    author: EDITORS,
  },
  {
    id: "sponsor-arithmetic",
    category: "marketing",
    icon: "calculator",
    title: "Sponsorship arithmetic on a coaster",
    date: "2026-11-13",
    excerpt:
      "CPM times listens is the easy line. Which listens, and the two lines after it that decide whether to book.",
    author: EDITORS,
  },
  {
    id: "transcripts-first",
    category: "ai",
    icon: "captions",
    title: "Transcripts first: where language models earn their keep",
    date: "2026-11-12",
    excerpt:
      "Chapters, notes, search and translation all start from the text. How to get it right, and what to build on it.",
    author: EDITORS,
  },
  {
    id: "feed-checkup",
    category: "hosting",
    icon: "rss",
    title: "Fifteen minutes for your feed",
    date: "2026-11-11",
    excerpt: "Your podcast is a text file. A yearly checkup, line by line, of what apps and catalogues read in it.",
    author: EDITORS,
  },
  {
    id: "reading-a-category",
    category: "strategy",
    icon: "compass",
    title: "Read a category before you enter it",
    date: "2026-11-10",
    excerpt: "Every field is said to be crowded. Count the active shows, find the typical one, and look for the gaps.",
    author: EDITORS,
  },
];

/** The article with this id; undefined if there is none with it. */
export function blogPost(id: string | undefined): BlogPost | undefined {
  return BLOG_POSTS.find((post) => post.id === id);
}

export function blogPostPath(post: BlogPost): string {
  return `/blog/${post.id}`;
}
