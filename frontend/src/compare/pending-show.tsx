import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";

type Props = {
  /** Its place in the comparison, from 1: the title of a show that has not loaded is not known. */
  place: number;
  failed: boolean;
  onRetry: () => void;
  onRemove: () => void;
  /** The height of a show, so that nothing moves when it arrives or fails. */
  className: string;
};

/** In the place of a show that is loading or could not be loaded. */
export function PendingShow({ place, failed, onRetry, onRemove, className }: Props) {
  const online = useOnline();
  if (failed) {
    const text = `Show ${place} could not be loaded.`;
    return (
      <div className={cx(className, "print:min-h-0")}>
        <ErrorNotice
          text={online ? text : `${offlineText()}. ${text}`}
          onRetry={onRetry}
          retried={`show ${place}`}
          className="max-w-[40em]"
        >
          <button
            type="button"
            className="link no-print min-h-6 text-left coarse:-my-2.5 coarse:min-h-11"
            onClick={onRemove}
          >
            Remove <span className="sr-only">show {place} </span>from the comparison
          </button>
        </ErrorNotice>
      </div>
    );
  }
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className={className} />
    </>
  );
}
