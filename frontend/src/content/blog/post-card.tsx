import { type BlogPost, blogPostPath } from "@earshot/domain/site/blog-posts";
import { Link } from "react-router-dom";
import { Byline, PostArt, PostKind } from "./blog-parts";

const CARD =
  "relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-90 hover:shadow-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus";
/** Makes the whole card a link to the article. */
const COVERING = "no-underline outline-hidden after:absolute after:inset-0 after:content-['']";

/** An article in the grid. `level` is its heading level, which depends on the page. */
export function PostCard({ post, level: Heading = "h2" }: { post: BlogPost; level?: "h2" | "h3" }) {
  return (
    <article className={CARD}>
      <PostArt post={post} className="h-24 border-b border-line" />
      <div className="flex flex-1 flex-col p-5">
        <PostKind post={post} />
        <Heading className="mt-2.5 text-[1.125rem] leading-[1.3] font-[640] tracking-[-0.01em]">
          <Link to={blogPostPath(post)} className={COVERING}>
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2 mb-5 text-text-2">{post.excerpt}</p>
        <div className="mt-auto">
          <Byline post={post} />
        </div>
      </div>
    </article>
  );
}

/** The article at the top of the blog. */
export function FeaturedPost({ post }: { post: BlogPost }) {
  return (
    <article className={`${CARD} md:flex-row`}>
      <PostArt post={post} className="h-36 border-line max-md:border-b md:h-auto md:min-h-72 md:w-1/2 md:border-r" />
      <div className="flex flex-1 flex-col justify-center p-5 md:p-10">
        <PostKind post={post} />
        <h2 className="mt-3 text-[1.625rem] leading-[1.15] font-[660] tracking-[-0.02em] md:text-[2rem]">
          <Link to={blogPostPath(post)} className={COVERING}>
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 mb-6 text-text-2 md:text-reading">{post.excerpt}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}
