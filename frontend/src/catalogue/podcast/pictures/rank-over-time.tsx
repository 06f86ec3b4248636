import { type AudienceHistory, axisOf, rankHistory } from "@earshot/domain/catalogue/history/audience-history";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { memo, useState } from "react";
import { summaryOf } from "./audience-over-time";
import { endsOf, LineOverTime } from "./line-over-time";

const WIDTH = 960;

/** A show's rank among active shows over time, once two ranks are known. The best rank is at the top. */
export const RankOverTime = memo(function RankOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  const history = rankHistory(changes, now);
  return history ? <RankChart history={history} /> : null;
});

function RankChart({ history }: { history: AudienceHistory }) {
  const axis = axisOf(history.periods);
  return (
    <LineOverTime
      history={history}
      title="Rank over time"
      summary={summaryOf(history, SUMMARY, `: ${endsOf(history, rankText)}`)}
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

const EARLIER = "earlier ranks aren’t comparable";
const SUMMARY = { growing: "Falling", shrinking: "Climbing", steady: "Steady", earlier: EARLIER, oldMethod: EARLIER };

const rankText = (rank: number | undefined): string => (rank === undefined ? "no rank" : `#${formatCount(rank)}`);
