import { countedHistory } from "@earshot/domain/catalogue/history/audience-history";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { typicalDuration } from "@earshot/domain/catalogue/shows/duration";
import { useState } from "react";
import { endsOf, LineOverTime } from "./line-over-time";

type Text = (value: number | undefined) => string;
const countText: Text = (count) => (count === undefined ? "unknown" : formatCount(count));
const lengthText: Text = (seconds) => typicalDuration(seconds) ?? "unknown";

const COUNTS = [
  { field: "episodeCount", title: "Episodes over time", head: "Episodes", text: countText },
  { field: "typicalDuration", title: "Length over time", head: "Typical length", text: lengthText },
] as const;

/** How many episodes the feed had and how long they typically were, each once two values are known. */
export function CountsOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  return COUNTS.map(({ field, title, head, text }) => {
    const history = countedHistory(changes, field, now);
    if (history === undefined) return null;
    const values = history.periods.flatMap(({ bounds }) => bounds?.low ?? []);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (
      <LineOverTime
        key={field}
        history={history}
        title={title}
        summary={`${endsOf(history, text)}.`}
        top={most}
        bottom={least}
        depth={(value) => (most === least ? 0.5 : (most - value) / (most - least))}
        text={text}
        tableName={`${head} by date`}
        caption={`${head} each time the number changed, newest first`}
        head={head}
      />
    );
  });
}
