import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { type AppLink, appLinks, listeningApps } from "@earshot/domain/catalogue/links/app-links";
import { lazy, Suspense } from "react";
import { usePlatform } from "../../platform/use-platform";
import { isKnown } from "../shows/known";

const ListenIn = lazy(() => import("./listen-in"));

/** Links to the show elsewhere: apps that know its id or its feed, its website, and the feed itself. */
export function ShowLinks({ podcast }: { podcast: Podcast }) {
  const { app } = usePlatform();
  const known = (field: "link" | "url" | "itunesId") => (isKnown(podcast, field) ? podcast[field] : "");
  const [feed, itunesId] = [known("url"), known("itunesId")];
  const { description } = podcast;
  const links = appLinks({ website: known("link"), feed, itunesId, description });
  if (links.length === 0) return null;
  // The desktop app opens only web addresses, not links to other apps.
  const opens = ({ href }: AppLink) => !app || href.startsWith("https:");
  const apps = listeningApps({ feed, itunesId }).filter(
    (one) => opens(one) && !links.some(({ label }) => label === one.label),
  );
  return (
    <ul aria-label="Links" className="flex flex-wrap gap-x-3">
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="inline-flex min-h-6 items-center text-control text-accent no-underline hover:underline coarse:min-h-11"
          >
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
      {apps.length > 0 && (
        <li>
          <Suspense fallback={<MoreAppsPlace />}>
            <ListenIn apps={apps} />
          </Suspense>
        </li>
      )}
    </ul>
  );
}

/** Takes up the place of the button that loads later. A wider one could begin another line, and everything below would move twice. */
function MoreAppsPlace() {
  return (
    <span aria-hidden="true" className="invisible inline-flex min-h-6 items-center gap-1 text-control coarse:min-h-11">
      More apps
      <span className="w-3.5" />
    </span>
  );
}
