import { API_TAGS, referencePath } from "@earshot/domain/site/api-tags";
import { pageMetadata } from "@earshot/domain/site/pages";
import { lazy, Suspense, useEffect } from "react";
import { Link, useParams } from "react-router-dom";
import "./api/api-code.css";
import { usePage } from "../navigation/use-page";
import { BackLink } from "./back-link";
import { REFERENCE_PAGES } from "./api/reference-pages";
import { TYPED_KEY } from "./api/typed-key";

const NotFound = lazy(async () => ({ default: (await import("./not-found-page")).Component }));

/** One group of the API's operations; the 404 page for an unknown group. */
export function Component() {
  const { group = "" } = useParams();
  useEffect(() => () => void (TYPED_KEY.secret = ""), []);
  const page = Object.hasOwn(REFERENCE_PAGES, group) ? REFERENCE_PAGES[group] : undefined;
  return page ? <Group key={group} {...page} /> : <NotFound />;
}

function Group({ tag, description, Operations }: (typeof REFERENCE_PAGES)[string]) {
  usePage(pageMetadata(referencePath(tag)));
  return (
    <div className="pt-8 md:pt-12">
      <BackLink to="/api" label="Developer API" />
      <h1 className="mt-4 text-display">{tag}</h1>
      <p className="mt-4 max-w-[35em] text-lead text-text-2">{description}</p>
      <nav aria-label="API reference" className="mt-6">
        <ul className="-ml-3 flex flex-wrap">
          {API_TAGS.map(({ name }) => (
            <li key={name}>
              <Link
                to={referencePath(name)}
                aria-current={name === tag ? "page" : undefined}
                className="flex h-11 items-center border-b-2 border-transparent px-3 text-control text-text-2 no-underline -outline-offset-2 hover:text-text aria-[current]:border-accent aria-[current]:text-text"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Operations />
      </Suspense>
    </div>
  );
}
