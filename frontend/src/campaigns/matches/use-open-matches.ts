import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { useId, useMemo, useState } from "react";

/** The matches whose parts are expanded. */
export type OpenMatches = {
  readonly has: (id: PodcastId) => boolean;
  readonly toggle: (id: PodcastId) => void;
  readonly idOf: (id: PodcastId) => string;
};

export function useOpenMatches(): OpenMatches {
  const prefix = useId();
  const [open, setOpen] = useState<ReadonlySet<PodcastId>>(() => new Set());
  return useMemo(
    () => ({
      has: (id) => open.has(id),
      toggle: (id) =>
        setOpen((now) => {
          const next = new Set(now);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      idOf: (id) => `${prefix}${id}`,
    }),
    [open, prefix],
  );
}
