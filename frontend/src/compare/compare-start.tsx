import { NO_ESTIMATE } from "@earshot/domain/audience/range/confidence";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { COMPARED_MIN, comparisonToUrl } from "@earshot/domain/compare/compared-ids";
import { Plus, Scale } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { CommonScale } from "../audience/common-scale";
import { RangeBar } from "../audience/range-bar";
import { listenersText } from "../audience/range-text";
import { useHomeQuery } from "../catalogue/api/catalogue-api";
import { recentlySeen, type SeenShow } from "../catalogue/query/recently-seen";
import { podcastPath } from "../catalogue/shows/podcast-path";
import { buttonClass } from "../ui/class-names";
import { Cover } from "../ui/cover";
import { IconButton } from "../ui/icon-button";
import { Panel } from "../ui/panel";
import { Skeleton } from "../ui/skeleton";
import { lastComparison } from "./stored-comparison";

/** How many shows of a panel its button compares. */
const TOGETHER = 3;

type Props = { onAdd: (id: PodcastId) => void };

/** Starting points for a comparison: the last one, recently seen shows, and shows from the catalogue. */
export default function CompareStart({ onAdd }: Props) {
  const [last] = useState(lastComparison);
  const [seen] = useState(recentlySeen);
  const { data, isError } = useHomeQuery();
  const suggestions: readonly Omit<ChoiceProps, "onAdd">[] = [
    {
      id: "compare-growing",
      title: "Growing",
      text: "Estimates that rose most in 8 weeks",
      shows: data?.growing.map(({ podcast }) => podcast) ?? [],
    },
    {
      id: "compare-new",
      title: "New this week",
      text: "Started or first seen in the last 7 days",
      shows: data?.begun.podcasts ?? [],
    },
  ];
  return (
    <CommonScale shows={[...seen, ...suggestions.flatMap(({ shows }) => shows)]}>
      <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-5">
        {last.length >= COMPARED_MIN && (
          <p>
            <Link to={comparisonToUrl(last)} className={buttonClass("primary")}>
              <Scale size={16} />
              Open your last comparison ({last.length} shows)
            </Link>
          </p>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[repeat(auto-fit,minmax(320px,1fr))]">
          {seen.length > 0 && (
            <Choice
              id="compare-seen"
              title="Recently seen"
              text="Kept in this browser only"
              shows={seen}
              onAdd={onAdd}
            />
          )}
          {data === undefined && !isError && <Skeleton className="h-96 rounded-card" />}
          {suggestions.map((one) => one.shows.length > 0 && <Choice key={one.id} {...one} onAdd={onAdd} />)}
        </div>
      </div>
    </CommonScale>
  );
}

type ChoiceProps = Props & { id: string; title: string; text: string; shows: readonly SeenShow[] };

/** Shows that can be added one by one, and a button that compares the first few. */
function Choice({ id, title, text, shows, onAdd }: ChoiceProps): ReactNode {
  const first = shows.slice(0, TOGETHER);
  return (
    <Panel aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <p className="text-meta text-text-2">{text}</p>
        </div>
        {first.length >= COMPARED_MIN && (
          <Link to={comparisonToUrl(first.map((show) => show.id))} className={buttonClass("secondary", "sm")}>
            Compare the first {first.length}
            <span className="sr-only"> of {title}</span>
          </Link>
        )}
      </div>
      <ul className="mt-2">
        {shows.map((show) => {
          const { id, title, imageUrl } = show;
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
              <Cover src={imageUrl} seed={id} size={44} />
              <div className="min-w-0 flex-1">
                <p dir="auto" className="text-left font-[560]">
                  <Link
                    to={podcastPath(id)}
                    className="block truncate py-0.5 text-text no-underline hover:underline coarse:py-3"
                  >
                    {title}
                  </Link>
                </p>
                <RangeBar range={parseListenerRange(show.listener_range)} />
                <p className="truncate text-meta text-text-2">{listenersText(show, NO_ESTIMATE)}</p>
              </div>
              <IconButton label={`Add to the comparison: ${title}`} onClick={() => onAdd(id)}>
                <Plus size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
