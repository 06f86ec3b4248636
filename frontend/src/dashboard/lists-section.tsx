import type { ItemPage, ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { List, ListMusic, X } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { podcastPath } from "../catalogue/shows/podcast-path";
import { useAppDispatch } from "../client/store";
import { removeItem } from "../lists/api/item-changes";
import { undoListStep } from "../lists/api/list-changes";
import { listAddress } from "../lists/api/lists-address";
import { useListItemsQuery, useListsQuery } from "../lists/api/lists-api";
import { useRemovals } from "../optimistic/use-removals";
import { REMOVE_FAILED } from "../saved/use-saved-removals";
import { ButtonLink } from "../ui/button";
import { Cover } from "../ui/cover";
import { ErrorNotice } from "../ui/error-notice";
import { IconButton } from "../ui/icon-button";
import { RemovalNews } from "../ui/removal-news";
import { RemovedTile } from "../ui/removed-tile";
import { Select } from "../ui/select";
import { Skeleton } from "../ui/skeleton";
import { Empty } from "./empty";
import { Section } from "./section";

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3";

/** The user's lists, and the newest items of the selected one. All other actions are on the lists page. */
export function ListsSection() {
  const { data: lists, isError, ...query } = useListsQuery();
  const [params, setParams] = useSearchParams();
  const chosen = lists?.find(({ id }) => id === params.get("list")) ?? lists?.[0];
  const choose = (id: string) =>
    setParams(
      (now) => {
        now.set("list", id);
        return now;
      },
      { replace: true },
    );
  return (
    <Section
      id="lists"
      title="My Lists"
      count={lists?.length}
      action={
        chosen && (
          <ButtonLink to={listAddress(chosen.id)} size="sm" variant="ghost">
            <List size={16} />
            Open in My Lists
          </ButtonLink>
        )
      }
    >
      {isError && !lists ? (
        <ErrorNotice text="Couldn’t load your lists." query={query} />
      ) : !lists ? (
        <Skeleton className="h-24 rounded-card" />
      ) : !chosen ? (
        <Empty icon={ListMusic} text="You don't have any lists yet. Use one to keep shows together.">
          <ButtonLink to="/lists">Create your first list</ButtonLink>
        </Empty>
      ) : (
        <>
          <Select
            label="List"
            hideLabel
            value={chosen.id}
            options={lists.map(({ id, name, itemCount }) => ({ value: id, label: `${name} (${itemCount})` }))}
            onChange={choose}
            className="mb-4 w-full xs:w-80"
          />
          <ListItems key={chosen.id} list={chosen} />
        </>
      )}
    </Section>
  );
}

function ListItems({ list }: { list: ListSummary }) {
  const asked = { listId: list.id, page: 1, sort: "newest", q: "" } as const;
  const { currentData, isError, ...query } = useListItemsQuery(asked);
  if (isError && !currentData) {
    return <ErrorNotice text="Couldn’t load this list." query={query} />;
  }
  if (!currentData) {
    return (
      <div className={GRID}>
        <Skeleton count={3} className="h-[74px] rounded-card" />
      </div>
    );
  }
  return <Items list={list} answer={currentData} />;
}

function Items({ list, answer }: { list: ListSummary; answer: ItemPage }) {
  const dispatch = useAppDispatch();
  const { shown, remove, undo, failure, back, announcement } = useRemovals<ListItem, string>(
    answer.items,
    ({ payload }) => payload.title,
    {
      failed: REMOVE_FAILED,
      remove: async ({ id }) => (await dispatch(removeItem.initiate({ listId: list.id, itemId: id })).unwrap()).undoId,
      restore: (_item, undoId) => dispatch(undoListStep.initiate(undoId)).unwrap(),
    },
  );
  if (shown.length === 0) {
    return (
      <Empty icon={ListMusic} text="This list is empty. Find shows and press “Add to list”.">
        <ButtonLink to="/home">Search podcasts</ButtonLink>
      </Empty>
    );
  }
  const more = answer.total - answer.items.length;
  return (
    <>
      <RemovalNews failure={failure} announcement={announcement}>
        The show is back.
      </RemovalNews>
      <ul aria-label={`Shows in ${list.name}`} className={GRID}>
        {shown.map(({ row, gone }) => (
          <li key={row.podcastId}>
            {gone ? (
              <RemovedTile
                title={row.payload.title}
                onUndo={() => undo(row)}
                className="min-h-[74px] justify-between! px-4!"
              />
            ) : (
              <ItemCard item={row} back={back === row.podcastId} onRemove={() => remove(row)} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <ButtonLink to={listAddress(list.id)} className="mt-4">
          {more} more in My Lists
        </ButtonLink>
      )}
    </>
  );
}

function ItemCard({ item, back, onRemove }: { item: ListItem; back: boolean; onRemove: () => void }) {
  const { title, author, image_url } = item.payload;
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-surface py-3 pr-2 pl-3 transition-shadow duration-140 hover:shadow-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus">
      <Cover src={image_url} seed={item.podcastId} size={48} />
      <div className="min-w-0 flex-1">
        <h3 dir="auto" title={title} className="truncate text-h3">
          <Link
            to={podcastPath(item.podcastId)}
            className="py-0.5 text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title || "Untitled"}
          </Link>
        </h3>
        <p dir="auto" className="truncate text-meta text-text-2">
          {author || "—"}
        </p>
      </div>
      <IconButton label={`Remove: ${title}`} autoFocus={back} onClick={onRemove} className="relative z-1">
        <X size={16} />
      </IconButton>
    </div>
  );
}
