import { useState } from "react";
import { Link } from "react-router-dom";
import { listenersText } from "../../audience/range-text";
import { Button } from "../../ui/button";
import { Cover } from "../../ui/cover";
import { forgetSeen, recentlySeen } from "../query/recently-seen";
import { podcastPath } from "../shows/podcast-path";

/** The shows opened in this browser. Renders nothing if there are none. */
export function RecentlySeen() {
  const [shows, setShows] = useState(recentlySeen);
  if (shows.length === 0) return null;
  const clear = () => {
    forgetSeen();
    setShows([]);
  };
  return (
    <section aria-labelledby="recently-seen">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recently-seen" className="text-h2">
          Recently seen
        </h2>
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear
        </Button>
      </div>
      <p className="text-meta text-text-2">Kept in this browser only.</p>
      <ul className="mt-3 grid gap-3 xs:grid-cols-2 lg:grid-cols-3">
        {shows.map((show) => (
          <li key={show.id}>
            <Link
              to={podcastPath(show.id)}
              className="flex min-h-11 items-center gap-3 text-text no-underline hover:underline"
            >
              <Cover src={show.imageUrl} seed={show.id} size={44} />
              <span className="min-w-0">
                <span dir="auto" className="block truncate font-[560]">
                  {show.title}
                </span>
                <span className="block text-meta text-text-2">{listenersText(show)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
