import { listenersSource } from "@earshot/domain/audience/estimate/figure-source";
import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import { confidenceLabel, NO_ESTIMATE } from "@earshot/domain/audience/range/confidence";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { kitFacts } from "@earshot/domain/catalogue/kit/kit-facts";
import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import { originText } from "@earshot/domain/catalogue/shows/facts-origin";
import { correctedWords } from "@earshot/domain/catalogue/shows/makers-mark";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { DESCRIPTION_LIMIT, truncateText } from "@earshot/domain/catalogue/text/truncate";
import { placeSentence } from "@earshot/domain/market/place-sentence";
import { BRAND } from "@earshot/domain/shared/brand";
import { shortDay } from "@earshot/domain/shared/text/day-text";
import { formatDuration } from "@earshot/domain/catalogue/shows/duration";
import { withoutMarkup } from "@earshot/domain/site/page-metadata";
import { ArrowLeft, Printer } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { leastText, rangeText } from "../../audience/range-text";
import { useShowsComparedWith } from "../../market/market-api";
import { usePrint } from "../../platform/use-print";
import { Button, ButtonLink } from "../../ui/button";
import { Cover } from "../../ui/cover";
import { useEpisodeMarksQuery } from "../api/catalogue-api";
import { isKnown } from "../shows/known";
import { descriptionParagraphs } from "../shows/description-paragraphs";
import { podcastPath } from "../shows/podcast-path";
import { QrCode } from "./qr-code";

const LATEST = 5;
/** Between two paragraphs of a description. */
const BREAK = "\n\n";

/** The media kit. Unknown facts are left out, and each figure has its basis. */
export default function MediaKit({ podcast }: { podcast: PodcastDetail }) {
  const [now] = useState(() => new Date());
  const print = usePrint();
  const episodes = useEpisodeMarksQuery(podcast.id).currentData?.episodes ?? [];
  const facts = kitFacts(
    podcast,
    episodes.map(({ published }) => published),
    now,
  );
  const address = window.location.origin + podcastPath(podcast.id);
  const about = isKnown(podcast, "description")
    ? truncateText(descriptionParagraphs(podcast).map(withoutMarkup).join(BREAK), DESCRIPTION_LIMIT)
    : undefined;
  return (
    <article data-kit="" className="mx-auto grid max-w-[800px] grid-cols-[minmax(0,1fr)] gap-6 pt-3 pb-16">
      <div className="no-print flex flex-wrap justify-between gap-2">
        <ButtonLink variant="ghost" size="sm" to={podcastPath(podcast.id)}>
          <ArrowLeft size={16} />
          Back to the show
        </ButtonLink>
        <Button size="sm" onClick={print}>
          <Printer size={16} />
          Print or save as PDF
        </Button>
      </div>
      <header className="flex gap-4">
        <Cover src={podcast.imageUrl} seed={podcast.id} size={128} eager className="size-[72px]! md:size-32!" />
        <div className="min-w-0">
          <p className="text-meta text-text-2">Media kit</p>
          <h1 dir="auto" className="text-h1 break-words">
            {podcast.title}
          </h1>
          {isKnown(podcast, "itunesAuthor") && <p className="break-words">by {podcast.itunesAuthor}</p>}
          {podcast.categories.length > 0 && <p className="text-meta text-text-2">{podcast.categories.join(", ")}</p>}
        </div>
      </header>
      {about && (
        <div className="grid gap-2 break-words">
          {`${about.text}${about.truncated ? "…" : ""}`.split(BREAK).map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      <Audience podcast={podcast} />
      {facts.length > 0 && (
        <Part title="The show">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-x-6 gap-y-3">
            {facts.map(({ term, text }) => (
              <div key={term} className="min-w-0">
                <dt className="text-meta text-text-2">{term}</dt>
                <dd className="font-[640] break-words">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {episodes.length > 0 && (
        <Part title="Latest episodes">
          <ul>
            {episodes.slice(0, LATEST).map((episode) => (
              <LatestEpisode key={episode.id} episode={episode} />
            ))}
          </ul>
        </Part>
      )}
      <footer className="flex flex-wrap items-start justify-between gap-4 border-t border-line pt-3 text-meta text-text-2">
        <div className="min-w-0 flex-1 basis-64">
          <p>
            {shortDay(now)}. {[originText(podcast.origin), correctedWords(podcast.makers)].filter(Boolean).join("; ")}.
            {isKnown(podcast, "listener_range") &&
              podcast.estimate?.methodVersion &&
              ` Estimates by method ${podcast.estimate.methodVersion}.`}
          </p>
          <p className="break-words">
            {BRAND}: {address}
          </p>
        </div>
        <QrCode address={address} name={`QR code of this show’s page on ${BRAND}`} />
      </footer>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The ranges, with their units and basis, and the place in the category if the visitor is allowed to see it. */
function Audience({ podcast }: { podcast: PodcastDetail }) {
  const { estimate, confidence, categories } = podcast;
  const { currentData } = useShowsComparedWith(podcast);
  const distribution = currentData?.[categories[0]?.trim().toLowerCase() ?? ""];
  const place =
    distribution && !("locked" in distribution)
      ? placeSentence(distribution, parseListenerRange(podcast.listener_range))
      : undefined;
  const figures = Object.values(AUDIENCE_FIGURES).flatMap(({ label, field, definition }) => {
    const range = parseListenerRange(podcast[field]);
    return range.kind === "unknown" ? [] : [{ label, definition, text: rangeText(range) }];
  });
  return (
    <Part title="Audience">
      {figures.length === 0 ? (
        <p className="font-[640]">{leastText(estimate) ?? NO_ESTIMATE}</p>
      ) : (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-x-6 gap-y-3">
          {figures.map(({ label, definition, text }) => (
            <div key={label}>
              <dt className="text-meta text-text-2">{label}</dt>
              <dd>
                <span className="text-h2">{text}</span>
                <span className="block text-meta text-text-2">{definition}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {place && <p className="mt-3">{place}</p>}
      <p className="mt-3 text-meta text-text-2">
        {withStop(listenersSource(estimate))}
        {figures.length > 0 && ` ${confidenceLabel(confidence)} confidence.`}
      </p>
    </Part>
  );
}

const withStop = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

function LatestEpisode({ episode: { title, published, duration } }: { episode: Episode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
      <span dir="auto" className="min-w-0 flex-1 basis-64 break-words">
        {title}
      </span>
      <span className="text-meta text-text-2">
        {[
          published !== null && shortDay(new Date(published)),
          duration !== null && duration > 0 && formatDuration(duration),
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
    </li>
  );
}
