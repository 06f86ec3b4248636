import type { ReactNode } from "react";
import { referencePath } from "@earshot/domain/site/api-tags";
import { Link } from "react-router-dom";
import { ApiSection } from "./api-section";
import { EndpointList } from "./endpoint-list";

/** The API's endpoints, with a sample object beside them. */
export function ApiReference({ sample }: { sample: ReactNode }) {
  return (
    <ApiSection id="reference" title="API reference" code={sample}>
      <p className="max-w-[41.5em]">
        Each group has a page with its parameters, its responses field by field, and samples that you can send. All
        search filters are on the page{" "}
        <Link to={referencePath("Search")} className="link">
          Search
        </Link>
        .
      </p>
      <EndpointList />
    </ApiSection>
  );
}
