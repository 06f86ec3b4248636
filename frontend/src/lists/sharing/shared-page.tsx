import { SHARED_LIST } from "@earshot/domain/site/page-metadata";
import type { ListSort } from "@earshot/domain/lists/list-order";
import { Download, Printer } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { CommonScale } from "../../audience/common-scale";
import { isApiError } from "../../client/api-error";
import { useAppDispatch } from "../../client/store";
import { usePage } from "../../navigation/use-page";
import { usePrint } from "../../platform/use-print";
import { useSession } from "../../session/session";
import { useSignInPath } from "../../session/sign-in-path";
import { Button, ButtonLink } from "../../ui/button";
import { buttonClass } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { Select } from "../../ui/select";
import { Pager } from "../../ui/pager";
import { Skeleton } from "../../ui/skeleton";
import { SparePart } from "../../ui/spare-part";
import { TextField } from "../../ui/text-field";
import { pageCount, showCount } from "../api/count-texts";
import { listAddress } from "../api/lists-address";
import { useWholeList } from "../printing/use-whole-list";
import { FiguresAsOf } from "../shortlist/figures-as-of";
import { refusalText } from "./refusal-text";
import { Frame } from "./shared-frame";
import { SharedTable } from "./shared-table";
import {
  type SharedItems,
  sharedItems,
  type SharedList,
  useCopySharedMutation,
  useCountViewMutation,
  useSharedItemsQuery,
  useSharedListQuery,
} from "./sharing-api";

const LockedList = lazy(() => import("./locked-list"));
const WholeListBar = lazy(() => import("../printing/whole-list-bar"));

/** The link to the copy gets the focus from the button that it replaces. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  // Unless the visitor has moved it since.
  if (document.activeElement === document.body) link?.focus();
};

const SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "title_asc", label: "Title A–Z" },
  { value: "title_desc", label: "Title Z–A" },
] as const;

/** A list that was shared by a link. */
export function Component() {
  const { token = "" } = useParams();
  usePage(SHARED_LIST);
  const { data, error, ...query } = useSharedListQuery(token);
  const code = isApiError(error) ? error.code : "";
  if (data) return <Opened token={token} list={data} />;
  if (code === "share.password")
    return (
      <Suspense fallback={<Frame title="Shared list" />}>
        <LockedList token={token} onOpen={() => void query.refetch()} />
      </Suspense>
    );
  if (code === "share.unknown" || code === "share.ended") {
    return (
      <Frame title="This list is no longer shared">
        <p className="text-text-2">
          {code === "share.ended" ? "This link has expired." : "The link was turned off, or it’s incomplete."} Ask the
          person who sent it for another one.
        </p>
        <ButtonLink to="/home">Search podcasts</ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame title="Shared list">
      {error === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <ErrorNotice text="Couldn’t load the list." query={query} className="w-full" />
      )}
    </Frame>
  );
}

function Opened({ token, list }: { token: string; list: SharedList }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<ListSort>("newest");
  const query = useSharedItemsQuery({ token, page, sort });
  const data = query.currentData ?? query.data;
  const dispatch = useAppDispatch();
  const { whole, loaded } = useWholeList<SharedItems>({
    key: sort,
    shown: data,
    isCurrent: query.currentData !== undefined,
    ask: (wanted, fresh) => dispatch(sharedItems.initiate({ token, page: wanted, sort }, { forceRefetch: fresh })),
    read: (state, wanted) => sharedItems.select({ token, page: wanted, sort })(state).data,
  });
  const items = loaded.length > 0 ? loaded.flatMap((part) => part.items) : (data?.items ?? []);
  const print = usePrint();
  const [count] = useCountViewMutation();
  useEffect(() => void count(token), [count, token]);
  const pages = data ? pageCount(data.total, data.pageSize) : 1;
  return (
    <div className="print-across py-6 pb-16">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 dir="auto" className="text-h1 break-words">
            {list.name}
          </h1>
          <p className="mt-1 text-meta text-text-2">
            {data && showCount(data.total)}
            {data && items.length < data.total && `, ${items.length} on this page`}
            {list.ownerName && ` · shared by ${list.ownerName}`}
            <FiguresAsOf frozenOn={list.frozenOn} loadedAt={query.fulfilledTimeStamp} />
          </p>
        </div>
        <div className="no-print flex flex-wrap items-end gap-2">
          <Select
            label="Order"
            hideLabel
            size="sm"
            value={sort}
            options={SORTS}
            onChange={(wanted) => {
              setSort(wanted);
              setPage(1);
            }}
          />
          <a
            href={`/api/v1/shared/${encodeURIComponent(token)}/export.csv`}
            download
            rel="noreferrer"
            className={buttonClass("secondary", "sm")}
          >
            <Download size={16} />
            CSV
          </a>
          <Button size="sm" onClick={print}>
            <Printer size={16} />
            Print
          </Button>
          <CopyToMyLists token={token} />
        </div>
      </div>
      <div className="mt-4">
        {query.isError && data === undefined ? (
          <ErrorNotice text="Couldn’t load." query={query} />
        ) : data === undefined ? (
          <Skeleton className="h-64" />
        ) : data.items.length === 0 ? (
          <p className="py-10 text-text-2">There are no shows in this list yet.</p>
        ) : (
          <CommonScale shows={items.map(({ figures }) => ({ listener_range: figures?.perEpisode ?? "N/A" }))}>
            <SharedTable label={list.name} items={items} />
          </CommonScale>
        )}
      </div>
      <SparePart>{whole.several && <WholeListBar whole={whole} />}</SparePart>
      {pages > 1 && loaded.length === 0 && <Pager label={list.name} page={page} pages={pages} onPage={setPage} />}
    </div>
  );
}

function CopyToMyLists({ token }: { token: string }) {
  const { state } = useSession();
  const signIn = useSignInPath();
  const [copy, { data, error, isLoading }] = useCopySharedMutation();
  const [name, setName] = useState<string>();
  if (state === "guest") {
    return (
      <ButtonLink size="sm" variant="primary" to={signIn}>
        Sign in to copy
      </ButtonLink>
    );
  }
  if (data) {
    return (
      <ButtonLink ref={takeFocus} size="sm" variant="primary" to={listAddress(data.listId)}>
        Open my copy
      </ButtonLink>
    );
  }
  const taken = isApiError(error) && error.code === "list.duplicate-name";
  const press = () => void copy({ token, name });
  return (
    <>
      {taken && (
        <TextField
          label="You already have a list with that name. Choose another"
          value={name ?? ""}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <Button size="sm" variant="primary" aria-disabled={isLoading || state !== "user"} onClick={press}>
        {isLoading ? "Copying…" : "Copy to my lists"}
      </Button>
      {error !== undefined && !taken && <p className="basis-full text-meta text-neg">{refusalText(error)}</p>}
    </>
  );
}
