import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useEffect, useRef, useState } from "react";
import { BulkBar } from "./bulk-bar";
import type { BulkAction } from "./item-changes";
import { pageCount } from "./counted";
import { dragSource } from "./drag-items";
import { focusLater, listHeading } from "./focus-later";
import { ItemCard } from "./item-card";
import { ItemsMissing } from "./items-missing";
import { ListFilters } from "./list-filters";
import { ListHead } from "./list-head";
import { useListItemsQuery } from "./lists-api";
import type { ListsAddress } from "./lists-address";
import { Pager } from "../ui/pager";
import { ITEM_GRID, ItemSkeletons } from "./skeletons";
import { TransferDialog, type Transfer } from "./transfer-dialog";
import { useItemActions } from "./use-item-actions";
import { useItemKeys } from "./use-item-keys";
import type { ChangeAddress } from "./use-lists-address";
import { useSelection } from "../ui/use-selection";

type Props = {
  list: ListSummary;
  lists: readonly ListSummary[];
  address: ListsAddress;
  change: ChangeAddress;
};

const NOTHING: readonly ListItem[] = [];

/** One list: what can be done with it, and its items page by page. */
export function ListView({ list, lists, address, change }: Props) {
  const { page, sort, q } = address;
  const query = useListItemsQuery(
    { listId: list.id, page, sort, q: q.trim() },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  // What was there stays until the new page has come.
  const data = query.currentData ?? query.data;
  const failed = query.isError && query.currentData === undefined;
  const old = query.currentData === undefined && !failed;
  const items = failed ? NOTHING : (data?.items ?? NOTHING);
  const pages = data ? pageCount(data.total, data.pageSize) : 1;

  const [now] = useState(() => new Date());
  const selection = useSelection(items);
  const actions = useItemActions(list, items);
  const run = async (how: BulkAction, which: readonly ListItem[], target?: ListSummary) => {
    const done = await actions.run(how, which, target);
    // What comes back by Undo does not come back chosen.
    if (done && how !== "copy" && which.length > 1) selection.none();
  };
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const remove = (gone: readonly ListItem[]) => void run("remove", gone);
  useItemKeys({ grid, items, selection, onRemove: remove });

  // The last page has become empty, or never was: the last that is there takes its place.
  const beyond = query.currentData !== undefined && page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages }, "in place");
  }, [beyond, pages, change]);

  const others = lists.filter(({ id }) => id !== list.id);
  const turn = (to: number) => {
    change({ page: to });
    focusLater(listHeading);
  };
  const move = (ids: readonly string[]) => (target: ListSummary) =>
    void run(
      "move",
      items.filter(({ id }) => ids.includes(id)),
      target,
    );

  return (
    <section aria-labelledby="list-heading">
      <ListHead
        list={list}
        lists={lists}
        empty={!data || data.items.length === 0}
        onSelect={(id) => change({ list: id })}
      />
      <ListFilters address={address} change={change} />
      <BulkBar
        shown={items}
        selection={selection}
        list={list}
        onTransfer={(how) => setTransfer({ how, items: selection.items })}
        onRemove={() => remove(selection.items)}
      />
      {failed || (data && items.length === 0) ? (
        <ItemsMissing
          q={q.trim()}
          failed={failed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
          onClear={() => change({ q: "" }, "in place")}
        />
      ) : data === undefined ? (
        <ItemSkeletons />
      ) : (
        <ul
          ref={grid}
          aria-label={`Shows in ${list.name}`}
          aria-busy={old}
          className={`${ITEM_GRID} transition-opacity ${old ? "opacity-60 delay-200" : ""}`}
        >
          {items.map((item) => {
            const chosen = selection.ids.has(item.id);
            const ids = chosen ? selection.items.map(({ id }) => id) : [item.id];
            return (
              <ItemCard
                key={item.id}
                item={item}
                now={now}
                chosen={chosen}
                choosing={selection.items.length > 0}
                note={actions.stayed.has(item.id)}
                drag={dragSource({ from: list.id, ids, drop: move(ids) })}
                onToggle={(range) => selection.toggle(item.id, range)}
                onTransfer={(how) => setTransfer({ how, items: [item] })}
                onRemove={() => remove([item])}
              />
            );
          })}
        </ul>
      )}
      {pages > 1 && !failed && <Pager label={list.name} page={Math.min(page, pages)} pages={pages} onPage={turn} />}
      <TransferDialog
        transfer={transfer}
        others={others}
        onClose={() => setTransfer(null)}
        onPick={(how, chosen, target) => void run(how, chosen, target)}
      />
    </section>
  );
}
