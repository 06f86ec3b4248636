import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useEffect, useRef, useState } from "react";
import { failureReason } from "../../client/failure-reason";
import { useAppDispatch } from "../../client/store";
import { Button } from "../../ui/button";
import { catalogueApi, useFindFeedMutation } from "../api/catalogue-api";

/** The maximum wait until the found feed is in the catalogue, and the interval between checks. Milliseconds. */
const [TIMEOUT_MS, POLL_MS] = [90_000, 2_000];

type State = "idle" | "looking" | "found" | "late" | "none" | { readonly failed: string };

/**
 * Shown in place of controls that need a feed: asks the server to look for one in the directories, and updates the page once it has been
 * read.
 */
export function FindFeed({ podcast }: { podcast: Podcast }) {
  const dispatch = useAppDispatch();
  const [ask] = useFindFeedMutation();
  const [state, setState] = useState<State>("idle");
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const find = async () => {
    const { signal } = (waiting.current = new AbortController());
    const show = (next: State) => !signal.aborted && setState(next);
    show("looking");
    try {
      const { reading } = await ask(podcast.id).unwrap();
      if (!reading) return show("none");
      show("found");
      for (const end = performance.now() + TIMEOUT_MS; performance.now() < end && !signal.aborted;) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        const again = { forceRefetch: true, subscribe: false } as const;
        const { data } = await dispatch(catalogueApi.endpoints.podcast.initiate(podcast.id, again));
        // From then on, the page renders the show's controls instead of this component.
        if (data && !isDirectoryEntry(data)) return;
      }
      show("late");
    } catch (error) {
      show({ failed: failureReason(error) ?? "" });
    }
  };
  const busy = state === "looking" || state === "found";

  return (
    <>
      {/* On a line of its own, so that the button does not move when the last one beside it loads. The state replaces the reason. */}
      <p role="status" className="min-w-0 basis-full pb-1 text-meta text-text-2">
        {typeof state === "object" ? state.failed : SAYS[state]}
      </p>
      <Button variant="secondary" size="sm" disabled={busy} onClick={() => void find()}>
        Find the feed
      </Button>
    </>
  );
}

const SAYS: Readonly<Record<Exclude<State, object>, string>> = {
  idle: "No feed is known, so there’s nothing to play or track.",
  looking: "Asking Apple Podcasts…",
  found: "Found. Its episodes will be here in a moment.",
  late: "Found, but reading it takes a while. Please come back in a few minutes.",
  none: "Apple Podcasts has no feed for this show.",
};
