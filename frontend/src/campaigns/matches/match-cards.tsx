import { dollars } from "@earshot/domain/campaigns/fit/budget-fit";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { knownListeners } from "../../audience/range-text";
import { RowBox } from "../../catalogue/results/table-row";
import { isKnown } from "../../catalogue/shows/known";
import { podcastPath, type PodcastPageState } from "../../catalogue/shows/podcast-path";
import { useResultSlots } from "../../catalogue/shows/show-slots";
import { Cover } from "../../ui/cover";
import { FitButton } from "./fit-button";
import { MatchDetails } from "./match-details";
import { type GroupHead, groupHead } from "./match-groups";
import type { OpenMatches } from "./use-open-matches";
import { whyOf } from "./why-of";

/** The matches as cards, for a phone. */
export function MatchCards({ matches, opened }: { matches: readonly ShowMatch[]; opened: OpenMatches }) {
  return (
    <ul aria-label="Matches, best fit first" className="grid gap-3">
      {matches.map((match, index) => (
        <Fragment key={match.podcast.id}>
          <GroupItem head={groupHead(matches, index)} />
          <MatchCard match={match} opened={opened} />
        </Fragment>
      ))}
    </ul>
  );
}

/** The heading between two groups of shows: what comes next, and why. */
function GroupItem({ head }: { head: GroupHead | undefined }) {
  return (
    head && (
      <li className="pt-3">
        <h3 className="text-h3">{head.title}</h3>
        <p className="text-meta text-text-2">{head.text}</p>
      </li>
    )
  );
}

function MatchCard({ match, opened }: { match: ShowMatch; opened: OpenMatches }) {
  const { AddToList } = useResultSlots();
  const { podcast } = match;
  const facts = factsOf(match);
  const { id, title } = podcast;
  const open = opened.has(id);
  const state: PodcastPageState = { podcast, fromResults: true };
  return (
    <li
      data-card
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4 has-[[data-action=select]:checked]:border-accent has-[[data-action=select]:checked]:bg-accent-soft"
    >
      <div className="flex items-start gap-3">
        <Cover src={podcast.imageUrl} seed={id} size={48} />
        <div className="min-w-0 flex-1">
          <h3 dir="auto" title={title} className="text-h3">
            <Link
              to={podcastPath(id)}
              state={state}
              className="line-clamp-2 text-inherit hover:underline coarse:min-h-11"
            >
              {title}
            </Link>
          </h3>
          <p dir="auto" className="truncate text-meta text-text-2">
            {podcast.itunesAuthor}
          </p>
        </div>
        <RowBox podcast={podcast} />
      </div>
      <FitButton match={match} open={open} controls={opened.idOf(id)} onToggle={() => opened.toggle(id)} />
      {open && (
        <div id={opened.idOf(id)}>
          <MatchDetails match={match} />
        </div>
      )}
      {!open && <p className="text-meta text-text-2">{whyOf(match).join(" ")}</p>}
      {facts.length > 0 ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt className="text-text-2">{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p className="text-meta text-text-2">Audience, price and contact: N/A</p>
      )}
      <AddToList podcast={podcast} on="card" size="sm" className="justify-self-start" />
    </li>
  );
}

/** What is known about an ad in a show. */
function factsOf({ podcast, price }: ShowMatch): (readonly [name: string, value: string])[] {
  const listeners = knownListeners(podcast).text;
  const contact = podcast.hasContact === 1 ? "Yes" : "No";
  return [
    ...(listeners === undefined ? [] : [["Est. listeners", listeners] as const]),
    ...(price ? [["60-second spot", dollars(price)] as const] : []),
    ...(isKnown(podcast, "hasContact") ? [["Contact", contact] as const] : []),
  ];
}
