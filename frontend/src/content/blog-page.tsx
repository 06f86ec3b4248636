import { counted } from "@earshot/domain/shared/text/format-count";
import { listPosts } from "@earshot/domain/site/blog-listing";
import { BLOG_POSTS, BLOG_TAGS, type BlogTag } from "@earshot/domain/site/blog-posts";
import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { BlogToolbar } from "./blog/blog-toolbar";
import { Newsletter } from "./blog/newsletter";
import { FeaturedPost, PostCard } from "./blog/post-card";
import { useBlogAddress } from "./blog/use-blog-address";

/** The blog: search, tags, the featured article, and the others. */
export function Component() {
  usePage(pageMetadata("/blog"));
  const address = useBlogAddress();
  const words = address.words.trim();
  const { posts, fallback } = listPosts(BLOG_POSTS, words, address.tag);
  const narrowed = words !== "" || address.tag !== "all";
  const featured = narrowed ? undefined : posts.find((post) => post.featured);
  return (
    <>
      <div className="pt-10 pb-8 md:pt-16">
        <h1 className="text-h1 md:text-[2.5rem]">Blog</h1>
        <p className="mt-2 max-w-[40em] text-lead text-text-2">Notes on podcast marketing, hosting, AI and strategy.</p>
      </div>
      <BlogToolbar {...address} />
      <p role="status" className="mt-5 mb-4 text-meta text-text-2">
        {fallback ? nothing(words, address.tag) : found(posts.length, words, address.tag)}
      </p>
      {featured && <FeaturedPost post={featured} />}
      <div className="mt-4 grid gap-4 sm:grid-cols-2 md:mt-6 md:gap-6 lg:grid-cols-3">
        {posts
          .filter((post) => post !== featured)
          .map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
      </div>
      <Newsletter />
    </>
  );
}

function found(count: number, words: string, tag: BlogTag): string {
  const articles = counted(count, "article");
  return `${articles}${words && ` for “${words}”`}${tag === "all" ? "" : ` in ${labelOf(tag)}`}`;
}

function nothing(words: string, tag: BlogTag): string {
  const what = words === "" ? labelOf(tag) : `“${words}”${tag === "all" ? "" : ` in ${labelOf(tag)}`}`;
  return `Nothing matches ${what}. Showing all posts.`;
}

function labelOf(tag: BlogTag): string {
  return BLOG_TAGS.find(({ id }) => id === tag)?.label ?? "";
}
