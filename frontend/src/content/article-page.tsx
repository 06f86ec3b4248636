import { relatedPosts } from "@earshot/domain/site/blog-listing";
import { articleMetadata } from "@earshot/domain/site/blog-metadata";
import { BLOG_POSTS, type BlogPost, blogPost } from "@earshot/domain/site/blog-posts";
import { lazy, type MouseEvent, Suspense } from "react";
import { useNavigate, useParams } from "react-router-dom";
import "./blog/prose.css";
import { usePage } from "../navigation/use-page";
import { BackLink } from "./back-link";
import { Byline, PostArt, PostKind } from "./blog/blog-parts";
import { ARTICLE_TEXTS } from "./blog/blog-texts";
import { Newsletter } from "./blog/newsletter";
import { PostCard } from "./blog/post-card";

const NotFound = lazy(async () => ({ default: (await import("./not-found-page")).Component }));

/** A blog article; the 404 page for an unknown one. */
export function Component() {
  const post = blogPost(useParams().slug);
  return post ? <Article key={post.id} post={post} /> : <NotFound />;
}

function Article({ post }: { post: BlogPost }) {
  usePage(articleMetadata(post));
  const navigate = useNavigate();
  const Text = ARTICLE_TEXTS[post.id];
  // Links in the text are plain HTML; internal ones go through the router, without a page load.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const href = link?.getAttribute("href");
    if (!href?.startsWith("/") || !plain) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <>
      <article className="mx-auto max-w-[720px] pt-8 md:pt-12">
        <BackLink to="/blog" label="All posts" />
        <div className="mt-6">
          <PostKind post={post} />
        </div>
        <h1 className="mt-3 mb-5 text-[2rem] leading-[1.1] font-[660] tracking-[-0.03em] md:text-[2.75rem]">
          {post.title}
        </h1>
        <Byline post={post} />
        <PostArt post={post} className="my-8 h-28 rounded-card md:h-40" />
        <div onClick={follow}>
          <Suspense fallback={<div className="min-h-dvh" />}>{Text && <Text />}</Suspense>
        </div>
      </article>
      <section aria-labelledby="related" className="mt-16 border-t border-line pt-8">
        <h2 id="related" className="text-h2">
          Read next
        </h2>
        <div className="mt-5 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {relatedPosts(BLOG_POSTS, post, 3).map((related) => (
            <PostCard key={related.id} post={related} level="h3" />
          ))}
        </div>
      </section>
      <Newsletter />
    </>
  );
}
