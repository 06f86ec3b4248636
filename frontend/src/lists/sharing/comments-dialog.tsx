import { lazy, Suspense } from "react";
import { Dialog } from "../../ui/overlay/dialog";
import { Skeleton } from "../../ui/skeleton";
import type { ListId } from "../api/lists-api";

const CommentsPanel = lazy(() => import("./comments-panel"));

type Props = {
  list: ListId;
  /** The show whose comments are open; null while the dialog is closed. */
  show: { readonly podcastId: string; readonly title: string } | null;
  mayComment: boolean;
  onClose: () => void;
};

export function CommentsDialog({ list, show, mayComment, onClose }: Props) {
  return (
    <Dialog isOpen={show !== null} onClose={onClose} title={`Comments on “${show?.title ?? ""}”`} placement="sheet">
      <Suspense fallback={<Skeleton className="h-40" />}>
        {show && <CommentsPanel list={list} podcastId={show.podcastId} mayComment={mayComment} />}
      </Suspense>
    </Dialog>
  );
}
