import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";

type Props = {
  failed: boolean;
  onRetry: () => void;
  /** The height of a show, so that nothing moves when it arrives or fails. */
  className: string;
};

/** In the place of a show that is loading or could not be loaded. */
export function PendingShow({ failed, onRetry, className }: Props) {
  const online = useOnline();
  if (failed) {
    const text = "This show could not be loaded.";
    return (
      <div className={cx(className, "print:min-h-0")}>
        <ErrorNotice text={online ? text : `${offlineText()}. ${text}`} onRetry={onRetry} className="max-w-[40em]" />
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
