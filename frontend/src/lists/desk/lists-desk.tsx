import { Plus } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { offlineText } from "../../platform/connection";
import { useOnline } from "../../platform/use-online";
import { registerIntent } from "../../session/intents";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { focusTarget, moveFocus } from "../../ui/overlay/focus-target";
import { listFocus } from "../api/focus-names";
import { rememberList, defaultList } from "../api/last-list";
import { ListColumn } from "./list-column";
import { useListLayout } from "./list-layout";
import { ListView } from "./list-view";
import { type ListId, useListsQuery } from "../api/lists-api";
import { SharedWithMe } from "../sharing/shared-with-me";
import { useSharedListsQuery } from "../sharing/sharing-api";
import { useListNews } from "../sharing/use-list-news";
import { CreateDialog } from "./name-dialogs";
import { ColumnSkeletons, ItemSkeletons } from "./skeletons";
import { UndoButton } from "./undo-button";
import { useListsAddress } from "../api/use-lists-address";

/** A signed-in user's lists on the left, and the chosen one beside them. */
export function ListsDesk() {
  const { address, change } = useListsAddress();
  const {
    data: lists,
    isError,
    ...query
  } = useListsQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  // A table needs the full width of the page, so the lists are above it.
  const across = useListLayout() === "table";
  const { data: shared } = useSharedListsQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  const foreign = shared?.withMe.find(({ id }) => id === address.list);
  useListNews(address.list, foreign !== undefined || !!shared?.byMe.some(({ id }) => id === address.list));
  const [creating, setCreating] = useState(false);
  const selected = lists?.find(({ id }) => id === address.list);
  const usual = lists && address.list === "" ? defaultList(lists)?.id : undefined;

  useEffect(() => registerIntent("create_list", () => setCreating(true)), []);
  useEffect(() => {
    if (usual !== undefined) change({ list: usual }, "in place");
  }, [usual, change]);
  useEffect(() => {
    if (selected) rememberList(selected.id);
  }, [selected]);

  const select = useCallback((list: ListId) => change({ list }), [change]);
  const afterUndo = useCallback(
    (list: ListId) => {
      change({ list });
      moveFocus(listFocus(list));
    },
    [change],
  );
  const online = useOnline();
  const none = lists?.length === 0;
  return (
    <div className="py-6 pb-16">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 ref={focusTarget(listFocus(""))} tabIndex={-1} className="mr-auto text-h1">
          My Lists
        </h1>
        <UndoButton onUndone={afterUndo} />
        {!none && (
          <Button onClick={() => setCreating(true)} aria-haspopup="dialog">
            <Plus size={16} />
            New List
          </Button>
        )}
      </div>
      <div
        className={cx(
          "mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5",
          !across && "md:grid-cols-[264px_minmax(0,1fr)]",
        )}
      >
        <div data-region="lists" className="min-w-0">
          {isError && lists === undefined ? (
            <ErrorNotice text="Couldn’t load." query={query}>
              {!online && `${offlineText()}. Your lists aren’t stored on this device.`}
            </ErrorNotice>
          ) : lists === undefined ? (
            <ColumnSkeletons across={across} />
          ) : (
            !none && <ListColumn lists={lists} selected={address.list} across={across} />
          )}
          {shared && <SharedWithMe lists={shared.withMe} selected={address.list} />}
        </div>
        <div
          data-region="list"
          className={none && !across && !shared?.withMe.length ? "min-w-0 md:col-span-2" : "min-w-0"}
        >
          {foreign && lists ? (
            <ListView
              key={foreign.id}
              list={foreign}
              role={foreign.role}
              lists={lists}
              address={address}
              change={change}
            />
          ) : none ? (
            <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface px-5 py-10 md:justify-items-center md:py-20 md:text-center">
              <p className="text-h2">You don't have any lists yet.</p>
              <p className="max-w-[35em] text-text-2">
                A list keeps shows together. Make one here, or straight from a search with “Add to list”.
              </p>
              <Button variant="primary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
                <Plus size={16} />
                Create your first list
              </Button>
            </div>
          ) : selected && lists ? (
            <ListView key={selected.id} list={selected} lists={lists} address={address} change={change} />
          ) : lists === undefined ? (
            !isError && <ItemSkeletons />
          ) : (
            usual === undefined && (
              <div className="py-10 text-text-2">
                {shared && !query.isFetching && <p>This list was deleted, or is not yours.</p>}
                <p>Select a list to view items.</p>
              </div>
            )
          )}
        </div>
      </div>
      <CreateDialog isOpen={creating} onClose={() => setCreating(false)} onCreated={({ id }) => select(id)} />
    </div>
  );
}
