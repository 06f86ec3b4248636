import { API_TAGS, referencePath } from "@earshot/domain/site/api-tags";
import { useState } from "react";
import { Link } from "react-router-dom";
import { TextField } from "../../ui/text-field";
import type { ApiEndpoint } from "./endpoints";

type Group = { readonly tag: string; readonly operations: readonly ApiEndpoint[] };

const [groups = []] = Object.values(
  import.meta.glob<readonly Group[]>("../../../content/reference-index.json", { import: "default", eager: true }),
);

/** The endpoints by group, with a search field. Each links to its page in the reference. */
export function EndpointList() {
  const [query, setQuery] = useState("");
  const found = groups
    .map(({ tag, operations }) => ({ tag, operations: operations.filter((one) => matches(query, tag, one)) }))
    .filter(({ operations }) => operations.length > 0);
  return (
    <>
      <div className="max-w-90">
        <TextField
          label="Find an endpoint"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className="text-meta text-text-2 empty:hidden">
        {found.length === 0 && "No endpoint matches these words."}
      </p>
      {found.map(({ tag, operations }) => (
        <section key={tag} aria-label={`Endpoints: ${tag}`} className="mt-2">
          <h3 className="text-h3">
            <Link to={referencePath(tag)} className="hit-area relative no-underline hover:underline">
              {tag}
            </Link>
          </h3>
          <p className="text-meta text-text-2">{API_TAGS.find(({ name }) => name === tag)?.description}</p>
          <ul className="mt-1">
            {operations.map((one) => (
              <li key={one.id} className="border-b border-line">
                <Link
                  to={`${referencePath(tag)}#operation-${one.id}`}
                  className="group block py-2 text-meta text-text-2 no-underline coarse:py-3"
                >
                  <span className="block font-mono font-[560] break-words text-text group-hover:underline">
                    <span className="text-accent">{one.method}</span> {one.path}
                  </span>
                  {one.summary}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Whether an endpoint contains all of these words, in any order and case. */
function matches(query: string, tag: string, { method, path, summary }: ApiEndpoint): boolean {
  const whole = `${tag} ${method} ${path} ${summary}`.toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => whole.includes(word)); // prettier-ignore
}
