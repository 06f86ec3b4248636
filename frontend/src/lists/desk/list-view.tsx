import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { type ListRole, mayDo } from "@earshot/domain/lists/list-roles";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { CommonScale } from "../../audience/common-scale";
import { BulkBar } from "../items/bulk-bar";
import type { BulkAction } from "../api/item-changes";
import { pageCount } from "../api/count-texts";
import { dragSource } from "../items/drag-items";
import { moveFocus } from "../../ui/overlay/focus-target";
import { itemFocus, listFocus } from "../api/focus-names";
import { ItemCard } from "../items/item-card";
import { ItemMenu } from "../items/item-menu";
import { ItemsMissing } from "../items/items-missing";
import { ListFilters } from "./list-filters";
import { ListHead } from "./list-head";
import { useListItemsQuery } from "../api/lists-api";
import type { ListsAddress } from "../api/lists-address";
import { Pager } from "../../ui/pager";
import { SparePart } from "../../ui/spare-part";
import { ITEM_GRID, ItemSkeletons } from "./skeletons";
import { useWholeItems } from "../printing/use-whole-items";
import { TransferDialog, type Transfer } from "../items/transfer-dialog";
import { CommentsButton } from "../sharing/comments-button";
import { CommentsDialog } from "../sharing/comments-dialog";
import { useCommentsQuery } from "../sharing/sharing-api";
import { itemTitle, useItemActions } from "../items/use-item-actions";
import { useItemKeys } from "../items/use-item-keys";
import type { ChangeAddress } from "../api/use-lists-address";
import { useSelection } from "../../ui/hooks/use-selection";
import { kindOf, USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { ListChecks } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/button";
import { useNarrowerWindow } from "../../ui/hooks/use-narrower-than";
import { useListSumQuery } from "../api/shortlist-api";
import { FigureDay } from "../shortlist/figure-day";
import type { RowTools } from "../shortlist/row-tools";
import { StatusTabs } from "../shortlist/status-tabs";
import { SumNotes, SumPanel } from "../shortlist/sum-panel";
import { usualCurrency } from "../shortlist/sum-texts";
import { useEditItem } from "../shortlist/use-edit-item";
import { LayoutSwitch } from "./layout-switch";
import { useListLayout } from "./list-layout";

const ShortlistTable = lazy(() => import("../shortlist/shortlist-table"));
const CardFields = lazy(() => import("../shortlist/card-fields"));
const ReachPanel = lazy(() => import("../planning/reach-panel"));
const WholeListBar = lazy(() => import("../printing/whole-list-bar"));
const PlanPanel = lazy(() => import("../planning/plan-panel"));
const StatusEditor = lazy(() => import("../shortlist/status-editor"));

type Props = {
  list: ListSummary & { readonly ownerName?: string };
  role?: ListRole;
  lists: readonly ListSummary[];
  address: ListsAddress;
  change: ChangeAddress;
};

const NOTHING: readonly ListItem[] = [];

/** A list: its actions, and its items page by page. */
export function ListView({ list, role = "owner", lists, address, change }: Props) {
  const { page, sort, q, status, figures } = address;
  const asked = { listId: list.id, sort, q: q.trim(), ...(status && { status }), ...(figures && { figures }) };
  const query = useListItemsQuery({ ...asked, page }, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  // The old page stays until the new one has loaded.
  const onePage = query.currentData ?? query.data;
  const { whole, all } = useWholeItems(asked, onePage, query.currentData !== undefined);
  const data = onePage && { ...onePage, ...all };
  const failed = query.isError && query.currentData === undefined;
  const old = query.currentData === undefined && !failed;
  const items = failed ? NOTHING : (data?.items ?? NOTHING);
  const pages = data ? pageCount(data.total, data.pageSize) : 1;

  const [now] = useState(() => new Date());
  const selection = useSelection(items);
  const actions = useItemActions(list, items);
  const run = async (how: BulkAction, which: readonly ListItem[], target?: ListSummary) => {
    const done = await actions.run(how, which, target);
    // Restored items are not selected again.
    if (done && how !== "copy" && which.length > 1) selection.none();
  };
  const [commenting, setCommenting] = useState<{ podcastId: string; title: string } | null>(null);
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const narrow = useNarrowerWindow("md");
  const table = useListLayout() === "table" && !narrow;
  const mayEdit = mayDo(role, "edit");
  const { data: comments } = useCommentsQuery({ list: list.id }, { skip: mayEdit });
  const { data: sum, isLoading: sumLoads } = useListSumQuery(
    { listId: list.id, ...(figures && { figures }) },
    { refetchOnFocus: true },
  );
  const rows = useEditItem(list.id);
  const grid = useRef<HTMLElement>(null);
  const remove = (gone: readonly ListItem[]) => void run("remove", gone);
  useItemKeys({ grid, items, selection, onRemove: mayEdit ? remove : undefined });

  // The page in the address is empty or never existed, so the last page replaces it.
  const beyond = query.currentData !== undefined && page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages }, "in place");
  }, [beyond, pages, change]);

  const others = lists.filter(({ id }) => id !== list.id);
  const turn = (to: number) => {
    change({ page: to });
    moveFocus(listFocus(list.id));
  };
  const move = (ids: readonly string[]) => (target: ListSummary) =>
    void run(
      "move",
      items.filter(({ id }) => ids.includes(id)),
      target,
    );

  const [statusesOpen, setStatusesOpen] = useState(false);
  const statuses = sum?.statuses ?? USUAL_STATUSES;
  const frozen = sum !== undefined && sum.frozenOn !== null && figures !== "today";
  const toolsOf = (item: ListItem): RowTools => {
    const chosen = selection.ids.has(item.id);
    const ids = chosen ? selection.items.map(({ id }) => id) : [item.id];
    const conflict = rows.conflicts.get(item.id);
    const comment = () => setCommenting({ podcastId: item.podcastId, title: itemTitle(item) });
    return {
      statuses,
      currency: usualCurrency(sum?.sum),
      figures: data?.figures?.[item.podcastId],
      chosen,
      note: actions.stayed.has(item.id),
      lost: kindOf(statuses, item.status) === "lost",
      drag: mayEdit ? dragSource({ from: list.id, ids, drop: move(ids) }) : {},
      conflict,
      onEdit: mayEdit ? (edit) => void rows.edit(item, edit) : undefined,
      // The buttons of the conflict are removed with it.
      onMine: () => {
        if (conflict) void rows.edit(conflict.item, conflict.edit);
        moveFocus(itemFocus(item.id));
      },
      onTheirs: () => {
        rows.forget(item.id);
        moveFocus(itemFocus(item.id));
      },
      onToggle: (range) => selection.toggle(item.id, range),
      menu: mayEdit ? (
        <ItemMenu
          title={itemTitle(item)}
          onTransfer={(how) => setTransfer({ how, items: [item] })}
          onRemove={() => remove([item])}
          onComment={comment}
        />
      ) : (
        <CommentsButton
          title={itemTitle(item)}
          count={comments?.counts.find(({ podcastId }) => podcastId === item.podcastId)?.count ?? 0}
          onPress={comment}
        />
      ),
    };
  };

  const audiences = [sum?.sum.audience, ...Object.values(data?.figures ?? {}).map(({ perEpisode }) => perEpisode)];
  return (
    <CommonScale shows={audiences.map((range) => ({ listener_range: range ?? "N/A" }))}>
      <section aria-labelledby="list-heading">
        <ListHead
          list={list}
          role={role}
          lists={lists}
          empty={!data || data.items.length === 0}
          frozenOn={frozen ? sum.frozenOn : sum && data?.figures && items.length > 0 ? null : undefined}
          loadedAt={query.fulfilledTimeStamp}
          onSelect={(id) => change({ list: id })}
        />
        <ListFilters address={address} change={change} />
        {sumLoads && <div aria-hidden="true" className={narrow ? "mb-2 h-24" : "mb-2 h-9"} />}
        {sum && (
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <StatusTabs sum={sum} chosen={status} onChoose={(next) => change({ status: next })} />
            <div data-no-print className="-ml-3 flex flex-wrap items-center md:mx-0 md:gap-1">
              <FigureDay
                listId={list.id}
                mayEdit={mayEdit}
                sum={sum}
                figures={figures}
                onDay={(next) => change({ figures: next }, "in place")}
              />
              {mayEdit && (
                <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setStatusesOpen(true)}>
                  <ListChecks size={16} />
                  Statuses
                </Button>
              )}
              {!narrow && <LayoutSwitch />}
            </div>
            {statusesOpen && (
              <Suspense fallback={null}>
                <StatusEditor listId={list.id} statuses={sum.statuses} isOpen onClose={() => setStatusesOpen(false)} />
              </Suspense>
            )}
          </div>
        )}
        {data?.figures === null && (
          <p role="status" className="mb-2 text-meta text-text-2">
            Figures can’t be loaded right now.{mayEdit && " What you write is saved."}
          </p>
        )}
        <BulkBar
          shown={items}
          selection={selection}
          list={list}
          mayEdit={mayEdit}
          onTransfer={(how) => setTransfer({ how, items: selection.items })}
          onRemove={() => remove(selection.items)}
        />
        {failed || (data && !old && items.length === 0) ? (
          <ItemsMissing
            q={q.trim()}
            status={status}
            failed={failed}
            retrying={query.isFetching}
            mayEdit={mayEdit}
            onRetry={() => void query.refetch()}
            onClear={() => {
              change({ q: "", status: "" }, "in place");
              moveFocus(listFocus(list.id));
            }}
          />
        ) : items.length === 0 ? (
          <ItemSkeletons />
        ) : table ? (
          <Suspense fallback={<ItemSkeletons />}>
            <ShortlistTable
              table={grid as RefObject<HTMLTableElement | null>}
              name={list.name}
              items={items}
              old={old}
              now={now}
              sum={sum}
              tools={toolsOf}
            />
          </Suspense>
        ) : (
          <ul
            ref={grid as RefObject<HTMLUListElement | null>}
            aria-label={`Shows in ${list.name}`}
            aria-busy={old}
            className={`${ITEM_GRID} transition-opacity ${old ? "opacity-60 delay-200" : ""}`}
          >
            {items.map((item) => {
              const tools = toolsOf(item);
              const { chosen, note, drag, menu, onToggle } = tools;
              const shown = { chosen, note, drag, menu, onToggle };
              return (
                <ItemCard key={item.id} {...shown} item={item} now={now} choosing={selection.items.length > 0}>
                  <Suspense fallback={<div className="col-span-full h-56" />}>
                    <CardFields {...tools} item={item} now={now} />
                  </Suspense>
                </ItemCard>
              );
            })}
          </ul>
        )}
        {sum && items.length > 0 && !failed && (
          <>
            {!table && <SumPanel sum={sum} />}
            <SumNotes sum={sum} rows={items.length} />
            <SparePart>{whole.several && <WholeListBar whole={whole} />}</SparePart>
            <SparePart>
              <ReachPanel listId={list.id} frozen={frozen} />
            </SparePart>
            <SparePart>
              <PlanPanel key={list.id} list={list} frozen={frozen} currency={usualCurrency(sum.sum)} />
            </SparePart>
          </>
        )}
        {pages > 1 && !failed && !all && (
          <Pager label={list.name} page={Math.min(page, pages)} pages={pages} onPage={turn} />
        )}
        <CommentsDialog
          list={list.id}
          show={commenting}
          mayComment={mayDo(role, "comment")}
          onClose={() => setCommenting(null)}
        />
        <TransferDialog
          transfer={transfer}
          others={others}
          onClose={() => setTransfer(null)}
          onPick={(how, chosen, target) => void run(how, chosen, target)}
        />
      </section>
    </CommonScale>
  );
}
