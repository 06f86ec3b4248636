import { Link } from "react-router-dom";
import { adminApi } from "./admin-api";
import { count, Figure, Figures, Moment, Part, Row, Rows, span } from "./part";

const { useFeedsQuery } = adminApi;

const EVERY = 30_000;
const MOST = 10_000;

/** The progress of the feed refresh. */
export function Feeds() {
  return (
    <Part title="Feeds" query={useFeedsQuery(undefined, { pollingInterval: EVERY })}>
      {({ due, lag, arrived, failing }) => (
        <>
          <Figures>
            <Figure name="Due now" value={due >= MOST ? `${count(MOST)}+` : count(due)} />
            <Figure name="Longest wait" value={span(lag)} note="since the first one was due" />
            <Figure name="Read, not merged yet" value={count(arrived)} />
          </Figures>
          <h3 className="mt-8 mb-3 text-h3">Cannot be read</h3>
          <Rows none="Every feed could be read.">
            {failing.map(({ podcastId, title, failures, reason, triedAt }) => (
              <Row
                key={podcastId}
                end={
                  <span className="text-meta text-text-2">
                    {failures === 1 ? "once" : `${failures} times in a row`}
                  </span>
                }
              >
                <Link to={`/podcast/${encodeURIComponent(podcastId)}`} className="font-[640] underline">
                  {title ?? podcastId}
                </Link>
                <p className="text-text-2">{reason}</p>
                <p className="text-meta text-text-2">
                  <Moment at={triedAt} />
                  {title !== null && ` · ${podcastId}`}
                </p>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Part>
  );
}
