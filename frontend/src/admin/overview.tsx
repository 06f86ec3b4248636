import { counted } from "@earshot/domain/shared/text/format-count";
import { Link } from "react-router-dom";
import { adminApi } from "./admin-api";
import { count, Figure, Figures, Moment, Nothing, Part, Row, Rows } from "./part";

const { useFiguresQuery } = adminApi;

/** How much the product is used. */
export function Overview() {
  return (
    <Part title="Usage" query={useFiguresQuery()}>
      {({ people, catalogue, views, searches, shows, ...counts }) => (
        <>
          <Figures>
            <Figure name="Accounts" value={count(people.all)} note={`${count(people.newThisWeek)} new this week`} />
            <Figure
              name="Confirmed"
              value={count(people.confirmed)}
              note={`${count(people.locked)} locked, ${count(people.leaving)} leaving`}
            />
            <Figure name="Shows in the catalogue" value={count(catalogue.shows)} />
            <Figure name="Mail waiting" value={count(counts.mailWaiting)} />
            <Figure name="Lists" value={count(counts.lists)} />
            <Figure name="Favorites" value={count(counts.saved)} />
            <Figure name="Tracked shows" value={count(counts.tracked)} />
            <Figure
              name="Received"
              value={count(counts.briefs + counts.messages + counts.waitlist)}
              note={`${counted(counts.briefs, "brief")}, ${counted(counts.messages, "message")}, ${count(counts.waitlist)} on the waitlist`}
            />
          </Figures>
          <p className="mt-3 text-meta text-text-2">
            {catalogue.updatedAt ? (
              <>
                The catalogue is from <Moment at={catalogue.updatedAt} />.
              </>
            ) : (
              "No catalogue has been imported yet."
            )}
          </p>
          <h3 className="mt-8 mb-3 text-h3">Visits in the last 30 days</h3>
          {views.length === 0 && searches.length === 0 ? (
            <Nothing>No visits counted yet.</Nothing>
          ) : (
            <Rows>
              {views.map(({ route, views: seen, users }) => (
                <Row key={route} end={<span className="text-text-2 tabular">{counted(seen, "view")}</span>}>
                  <span className="font-[640]">{route}</span>{" "}
                  <span className="text-text-2">{counted(users, "signed-in person", "signed-in people")}</span>
                </Row>
              ))}
              {searches.map(({ mode, searches: made, withoutResult }) => (
                <Row
                  key={mode}
                  end={<span className="text-text-2 tabular">{counted(made, "search", "searches")}</span>}
                >
                  <span className="font-[640]">Search {mode === "all" ? "anywhere" : `by ${mode}`}</span>{" "}
                  <span className="text-text-2">{count(withoutResult)} without a result</span>
                </Row>
              ))}
            </Rows>
          )}
          {shows.length > 0 && (
            <>
              <h3 className="mt-8 mb-3 text-h3">Most viewed shows</h3>
              <Rows>
                {shows.map(({ podcastId, title, views: seen, selections }) => (
                  <Row key={podcastId} end={<span className="text-text-2 tabular">{counted(seen, "view")}</span>}>
                    <Link to={`/podcast/${encodeURIComponent(podcastId)}`} dir="auto" className="font-[640] underline">
                      {title || podcastId}
                    </Link>{" "}
                    <span className="text-text-2">
                      opened from results {counted(selections, "time")}
                      {title && ` · ${podcastId}`}
                    </span>
                  </Row>
                ))}
              </Rows>
            </>
          )}
        </>
      )}
    </Part>
  );
}
