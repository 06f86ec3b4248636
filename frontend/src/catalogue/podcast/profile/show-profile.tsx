import { countryName } from "@earshot/domain/catalogue/codes/countries";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { ChartPlace, ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import { shortDay } from "@earshot/domain/shared/text/day-text";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Panel } from "../../../ui/panel";
import { usePlaced } from "../../../ui/hooks/use-placed";
import { useProfileQuery } from "../../api/episodes-api";
import { podcastPath } from "../../shows/podcast-path";
import { Face } from "./face";

const SHOWN_GUESTS = 6;

type Props = {
  readonly podcast: Podcast;
  /** Called when the section has rendered its content, or is known to have none. */
  readonly onPlaced: () => void;
};

/** The show's people, chart ranks, publisher and funding. Renders nothing if all are unknown. */
export default function ShowProfileSection({ podcast, onPlaced }: Props) {
  const { currentData: profile, isError } = useProfileQuery(podcast.id);
  usePlaced(profile !== undefined || isError, podcast.id, onPlaced);
  if (profile === undefined) return null;
  const { hosts, guests, charts } = profile;
  const hasMore =
    profile.network !== null ||
    profile.funding.length > 0 ||
    profile.transcript !== null ||
    profile.episodes.chapters > 0;
  if (hosts.length + guests.length + charts.length === 0 && !hasMore) return null;
  return (
    <section aria-labelledby="about-show">
      <h2 id="about-show" className="mb-3 text-h2">
        People, charts and support
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-3">
        {hosts.length > 0 && (
          <Part title={hosts.length === 1 ? "Host" : "Hosts"}>
            <ul className="grid gap-2">
              {hosts.map(({ name, image }) => (
                <li key={name} className="flex items-center gap-3">
                  <Face name={name} src={image} />
                  <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {guests.length > 0 && <Guests podcast={podcast} guests={guests} />}
        {charts.length > 0 && (
          <Part title="On the charts">
            <ul className="grid gap-2">
              {charts.map((chart) => (
                <li key={`${chart.source} ${chart.country} ${chart.genre}`}>
                  <Chart chart={chart} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {hasMore && <More profile={profile} />}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel aria-label={title}>
      <h3 className="mb-2 text-h3">{title}</h3>
      {children}
    </Panel>
  );
}

function Guests({ podcast, guests }: { podcast: Podcast; guests: ShowProfile["guests"] }) {
  return (
    <Part title="Latest guests">
      <ul className="grid gap-2">
        {guests.slice(0, SHOWN_GUESTS).map(({ name, image, episode }) => (
          <li key={name} className="flex items-center gap-3">
            <Face name={name} src={image} />
            <span className="min-w-0">
              <bdi className="block font-semibold break-words">{name}</bdi>
              <Link
                to={`${podcastPath(podcast.id)}?${new URLSearchParams({ tab: "episodes", episode: episode.id })}`}
                className="block truncate coarse:py-3 text-meta text-accent no-underline hover:underline"
              >
                <bdi>{episode.title}</bdi>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Chart({ chart: { place, country, genre, source, at } }: { chart: ChartPlace }) {
  const seen = at === null ? "" : `, ${shortDay(at * 1000)}`;
  return (
    <>
      <strong className="font-semibold">No. {formatCount(place)}</strong> in {genre ?? "all shows"},{" "}
      {countryName(country.toUpperCase())}
      <span className="block text-meta text-text-2">
        {source}
        {seen}
      </span>
    </>
  );
}

/** Network, support pages and transcripts. */
function More({ profile: { network, funding, transcript, episodes } }: { profile: ShowProfile }) {
  return (
    <Part title="More">
      <dl className="grid gap-2">
        {network !== null && (
          <Line term="Network">
            <Link
              to={`/home?${new URLSearchParams({ term: network, mode: "host" })}`}
              className="link hit-area relative"
            >
              <bdi>{network}</bdi>
            </Link>
          </Line>
        )}
        {funding.length > 0 && (
          <Line term="Support">
            {funding.map(({ href, label }) => (
              <Outside key={href} href={href}>
                {label || "Support the show"}
              </Outside>
            ))}
          </Line>
        )}
        {transcript !== null && (
          <Line term="Transcripts">
            {formatCount(episodes.transcripts)} of {formatCount(episodes.known)} episodes.{" "}
            <Outside href={transcript.href}>Latest transcript</Outside>
          </Line>
        )}
        {episodes.chapters > 0 && (
          <Line term="Chapters">
            {formatCount(episodes.chapters)} of {formatCount(episodes.known)} episodes
          </Line>
        )}
      </dl>
    </Part>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-text-2">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link hit-area relative mr-3">
      <bdi>{children}</bdi>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
