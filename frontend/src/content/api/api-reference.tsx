import type { ReactNode } from "react";
import { ApiSection, LinkedHeading } from "./api-section";
import { DETAIL_FIELDS, PODCAST_FIELDS } from "./api-texts";
import { EndpointList } from "./endpoint-list";
import { FieldTable } from "./field-table";

/** The reference: endpoints and the fields of a podcast, with a sample object beside them. */
export function ApiReference({ sample }: { sample: ReactNode }) {
  return (
    <ApiSection id="reference" title="API reference" code={sample}>
      <LinkedHeading id="endpoints" title="Endpoints" level="h3" />
      <EndpointList />
      <LinkedHeading id="podcast-object" title="The podcast object" level="h3" />
      <p className="max-w-[41.5em] text-text-2">
        What <code className="font-mono text-[0.875em]">/search</code> returns in results, and the first part of what{" "}
        <code className="font-mono text-[0.875em]">/podcasts/{"{id}"}</code> answers. Times are Unix timestamps in
        seconds.
      </p>
      <FieldTable caption="Fields of a podcast" fields={PODCAST_FIELDS} />
      <LinkedHeading id="podcast-details" title="On a podcast’s own page" level="h3" />
      <FieldTable caption="Further fields of one podcast" fields={DETAIL_FIELDS} />
    </ApiSection>
  );
}
