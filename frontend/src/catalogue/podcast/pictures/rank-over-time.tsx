import {
  type AudienceHistory,
  axisOf,
  courseOf,
  rankHistory,
} from "@earshot/domain/catalogue/history/audience-history";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useState } from "react";
import { monthText } from "./audience-over-time";
import { endsOf, LineOverTime } from "./line-over-time";

const WIDTH = 960;

/** A show's rank among active shows over time, once two ranks are known. The best rank is at the top. */
export function RankOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  const history = rankHistory(changes, now);
  return history ? <RankChart history={history} /> : null;
}

function RankChart({ history }: { history: AudienceHistory }) {
  const axis = axisOf(history.periods);
  return (
    <LineOverTime
      history={history}
      title="Rank over time"
      summary={summaryOf(history)}
      width={WIDTH}
      top={axis.low}
      bottom={axis.high}
      depth={(rank) => Math.log(rank / axis.low) / Math.log(axis.high / axis.low)}
      text={rankText}
      tableName="Ranks by date"
      caption="Rank among active shows each time the show’s own numbers changed, newest first"
      head="Rank"
    />
  );
}

const COURSES = { growing: "Falling", shrinking: "Climbing", steady: "Steady" } as const;

function summaryOf(history: AudienceHistory): string {
  const course = courseOf(history);
  const last = history.methodChanges.at(-1);
  const newSigns = history.newSigns.at(-1);
  if (newSigns !== undefined && newSigns >= (last ?? -Infinity)) {
    const signs = `Based on other evidence since ${monthText(newSigns)}: earlier ranks aren’t comparable.`;
    return course === undefined ? signs : `${signs} ${COURSES[course]} since then.`;
  }
  if (last === undefined) return course === undefined ? "" : `${COURSES[course]}: ${endsOf(history, rankText)}.`;
  const method = `New method in ${monthText(last)}: earlier ranks aren’t comparable.`;
  return course === undefined ? method : `${method} ${COURSES[course]} since then.`;
}

const rankText = (rank: number | undefined): string => (rank === undefined ? "no rank" : `#${formatCount(rank)}`);
