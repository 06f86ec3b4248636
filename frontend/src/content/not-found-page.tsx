import { FIRST_MODE } from "@earshot/domain/catalogue/search/search-rules";
import { NOT_FOUND } from "@earshot/domain/site/page-metadata";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePage } from "../navigation/use-page";
import { Button, ButtonLink } from "../ui/button";
import { guessFromPath } from "./guess-from-path";
import type { SearchDraft } from "./landing/landing-draft";
import { SearchForm } from "./landing/search-form";

/** The logo without a signal: five low bars. */
function SilentLogo() {
  return (
    <svg width="56" height="56" viewBox="0 0 24 24" aria-hidden="true" className="-ml-1 fill-chart-track">
      {[2, 6.25, 10.5, 14.75, 19].map((x) => (
        <rect key={x} x={x} y={10.5} width={3} height={3} rx={1.5} className={x === 10.5 ? "fill-signal" : undefined} />
      ))}
    </svg>
  );
}

function GuessedSearch({ path }: { path: string }) {
  const [draft, setDraft] = useState<SearchDraft>({ term: guessFromPath(path), mode: FIRST_MODE });
  return <SearchForm draft={draft} onChange={(change) => setDraft((now) => ({ ...now, ...change }))} />;
}

/** The 404 page. */
export function Component() {
  usePage(NOT_FOUND);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="py-16 md:py-24">
      <SilentLogo />
      <p className="mt-6 text-meta text-text-2">404</p>
      <h1 className="mt-1 text-h1">Page Not Found</h1>
      <p className="mt-3 mb-8 max-w-[40em] text-lead text-text-2">We couldn't find what you're looking for.</p>
      <GuessedSearch key={pathname} path={pathname} />
      <div className="mt-8 flex flex-wrap gap-2">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <Button variant="ghost" onClick={() => void navigate(-1)}>
          Back
        </Button>
      </div>
    </div>
  );
}
