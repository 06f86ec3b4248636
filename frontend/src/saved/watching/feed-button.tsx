import { Rss } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { Skeleton } from "../../ui/skeleton";

const FeedPanel = lazy(() => import("./feed-panel"));

type Props = { view: { readonly id: string; readonly name: string }; hasFeed: boolean };

export function FeedButton({ view: { id, name }, hasFeed }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Rss size={16} />
        Feeds
      </Button>
      <Dialog isOpen={open} onClose={() => setOpen(false)} title={`Feeds of “${name}”`}>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <FeedPanel id={id} hasFeed={hasFeed} />
        </Suspense>
      </Dialog>
    </>
  );
}
