import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { LATEST_REQUESTS } from "@earshot/domain/keys/usage";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useId } from "react";
import { Badge, type BadgeTone } from "../../ui/badge";
import { CELL, HEAD_CELL, ScrolledTable } from "./scrolled-table";
import { routeText, timeText } from "./usage-texts";

/** The latest requests of all keys, without their parameters. */
export function LatestTable({ latest }: Pick<Usage, "latest">) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-h2">
        Last requests
      </h2>
      <p className="mt-1 text-meta text-text-2">
        From the last {LATEST_REQUESTS} requests of all your keys. We keep no search words and no ids of shows.
      </p>
      <ScrolledTable caption="Last requests, newest first">
        <thead>
          <tr className="border-b border-line text-meta text-text-2">
            {["Time", "Endpoint", "Status", "Time taken", "Key", "Request-Id"].map((head) => (
              <th key={head} scope="col" className={HEAD_CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {latest.map(({ at, route, status, milliseconds, keyName, requestId }, index) => (
            <tr key={index} className="border-b border-line">
              <td className={`${CELL} whitespace-nowrap tabular`}>
                <time dateTime={at}>{timeText(at)}</time>
              </td>
              <th scope="row" className={`${CELL} min-w-40 [font-weight:inherit] break-words`}>
                {routeText(route)}
              </th>
              <td className={CELL}>
                <Badge tone={toneOf(status)}>{status}</Badge>
              </td>
              <td className={`${CELL} whitespace-nowrap tabular`}>
                {milliseconds === 0 ? "< 1 ms" : `${formatCount(milliseconds)} ms`}
              </td>
              <td className={`${CELL} max-w-48 break-words`}>{keyName}</td>
              <td className={`${CELL} max-w-64 text-meta break-all text-text-2`}>{requestId}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </section>
  );
}

function toneOf(status: number): BadgeTone {
  if (status >= 500) return "neg";
  if (status >= 400) return "signal";
  return status === 304 ? "neutral" : "pos";
}
