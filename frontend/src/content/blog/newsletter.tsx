import { BLOG_FEED } from "@earshot/domain/site/blog-metadata";
import { lazy, Suspense } from "react";
import { Panel } from "../../ui/panel";

const NewsletterForm = lazy(async () => ({
  default: (await import("../../outreach/newsletter-form")).NewsletterForm,
}));

/** The newsletter sign-up below the articles, with a link to the feed. */
export function Newsletter() {
  return (
    <Panel
      aria-labelledby="newsletter"
      className="mt-12 grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-6 p-6 md:mt-16 md:grid-cols-2 md:p-10"
    >
      <div>
        <h2 id="newsletter" className="text-h1">
          Newsletter
        </h2>
        <p className="mt-2 max-w-[28em] text-text-2">
          New articles, without the noise. Prefer an app? There is an{" "}
          <a href={BLOG_FEED} className="link">
            RSS feed
          </a>{" "}
          too.
        </p>
      </div>
      <div className="min-h-[92px]">
        <Suspense fallback={null}>
          <NewsletterForm />
        </Suspense>
      </div>
    </Panel>
  );
}
