import { countedHistory } from "@earshot/domain/catalogue/history/audience-history";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { typicalDuration } from "@earshot/domain/catalogue/shows/duration";
import { memo, useState } from "react";
import { countText, endsOf, LineOverTime } from "./line-over-time";

const lengthText: typeof countText = (seconds) => typicalDuration(seconds) ?? "unknown";

const COUNTS = [
  { field: "episodeCount", title: "Episodes over time", head: "Episodes", text: countText },
  { field: "typicalDuration", title: "Length over time", head: "Typical length", text: lengthText },
] as const;

/** How many episodes the feed had and how long they typically were, each once two values are known. */
export const CountsOverTime = memo(function CountsOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  return COUNTS.map(({ field, title, head, text }) => {
    const history = countedHistory(changes, field, now);
    if (history === undefined) return null;
    return (
      <LineOverTime
        key={field}
        history={history}
        title={title}
        summary={`${endsOf(history, text)}.`}
        text={text}
        tableName={`${head} by date`}
        caption={`${head} each time the number changed, newest first`}
        head={head}
      />
    );
  });
});
