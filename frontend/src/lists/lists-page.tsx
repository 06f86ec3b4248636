import { pageMetadata } from "@earshot/domain/site/pages";
import { usePage } from "../navigation/use-page";
import { offlineText } from "../platform/connection";
import { useOnline } from "../platform/use-online";
import { useSession } from "../session/session";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { NotOnDevice } from "../ui/not-on-device";
import { GuestLists } from "./desk/guest-lists";
import { useListLayout } from "./desk/list-layout";
import { ListsDesk } from "./desk/lists-desk";
import { ColumnSkeletons, ItemSkeletons } from "./desk/skeletons";

export function Component() {
  const { state, refresh } = useSession();
  const online = useOnline();
  const across = useListLayout() === "table";
  usePage(pageMetadata("/lists"));
  if (state === "user") return <ListsDesk />;
  if (state === "guest") return <GuestLists />;
  if (state === "failed" && !online)
    return <NotOnDevice title={offlineText()}>Your lists aren’t stored on this device.</NotOnDevice>;
  return (
    <div className="py-6">
      <h1 className="text-h1">My Lists</h1>
      {state === "failed" ? (
        <ErrorNotice text="Couldn’t load." onRetry={refresh} className="mt-4" />
      ) : (
        <div
          className={cx(
            "mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5",
            !across && "md:grid-cols-[264px_minmax(0,1fr)]",
          )}
        >
          <ColumnSkeletons across={across} />
          <ItemSkeletons />
        </div>
      )}
    </div>
  );
}
