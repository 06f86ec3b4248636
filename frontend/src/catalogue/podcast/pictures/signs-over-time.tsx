import {
  type ChartHistory,
  chartHistories,
  lastPlaceShown,
  opinionHistory,
} from "@earshot/domain/catalogue/history/sign-history";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { memo, useState } from "react";
import { countText, endsOf, LineOverTime } from "./line-over-time";

/** Maximum number of charts: a show may be in those of many countries and categories. */
const CHARTS = 2;

/** A show's places in charts, its number of ratings and its new reviews, each once two values are known. No. 1 is at the top. */
export const SignsOverTime = memo(function SignsOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  const ratings = opinionHistory(changes, "ratings", now);
  const reviews = opinionHistory(changes, "reviews", now);
  return (
    <>
      {chartHistories(changes, now)
        .slice(0, CHARTS)
        .map((chart) => (
          <ChartPlaces key={`${chart.source} ${nameOf(chart)}`} chart={chart} />
        ))}
      {ratings && <Opinions {...ratings} what="Ratings" counted="Number of ratings" />}
      {reviews && <Opinions {...reviews} what="New reviews" counted="Number of new reviews in 30 days" />}
    </>
  );
});

const nameOf = ({ country, genre }: ChartHistory): string =>
  `${country.toUpperCase()}${genre === undefined ? "" : ` ${genre}`} chart`;

const placeText = (place: number | undefined): string =>
  place === undefined ? "no place" : `No. ${formatCount(place)}`;

function ChartPlaces({ chart }: { chart: ChartHistory }) {
  const { history, source } = chart;
  return (
    <LineOverTime
      history={history}
      title={`${nameOf(chart)} over time`}
      summary={`${endsOf(history, placeText)}.`}
      top={1}
      bottom={lastPlaceShown(chart)}
      text={placeText}
      tableName="Places by date"
      caption={`Place in the ${nameOf(chart)} of ${source} each time it changed, newest first`}
      head="Place"
    />
  );
}

type OpinionsProps = NonNullable<ReturnType<typeof opinionHistory>> & {
  readonly what: string;
  readonly counted: string;
};

function Opinions({ history, source, what, counted }: OpinionsProps) {
  return (
    <LineOverTime
      history={history}
      title={`${what} over time`}
      summary={`${endsOf(history, countText)}.`}
      text={countText}
      tableName={`${what} by date`}
      caption={`${counted} at ${source} each time it changed, newest first`}
      head={what}
    />
  );
}
