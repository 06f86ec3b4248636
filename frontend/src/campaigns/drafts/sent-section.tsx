import { useEffect, useState } from "react";
import { useOnline } from "../../platform/use-online";
import { usePlatform } from "../../platform/use-platform";
import { ErrorNotice } from "../../ui/error-notice";
import { Pager } from "../../ui/pager";
import { Skeleton } from "../../ui/skeleton";
import { useSentRequestsQuery } from "./sent-api";
import { SentRow } from "./sent-row";

/** The campaign requests that a user sent. */
export default function SentSection({ owner }: { owner: string }) {
  return (
    <section aria-labelledby="sent" className="mt-10">
      <h2 id="sent" className="text-h2">
        Sent
      </h2>
      <p className="mt-1 text-text-2">Campaign requests you sent while signed in.</p>
      <Sent owner={owner} />
    </section>
  );
}

function Sent({ owner }: { owner: string }) {
  const [page, setPage] = useState(1);
  const online = useOnline();
  const { outbox } = usePlatform();
  const { data, isError, isFetching, refetch } = useSentRequestsQuery(page, { refetchOnMountOrArgChange: true });
  // Requests that waited for a connection are sent while the page is open.
  useEffect(() => outbox?.follow(() => void refetch()), [outbox, refetch]);
  if (data === undefined && isError && !online) {
    return (
      <p className="mt-3 text-text-2">
        What you sent isn’t stored on this device. You’ll see it when you’re back online.
      </p>
    );
  }
  if (data === undefined && isError) {
    return (
      <ErrorNotice
        className="mt-3"
        text="Could not load what you sent."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <div role="status" className="mt-3 grid gap-3">
        <span className="sr-only">Loading what you sent…</span>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    );
  }
  if (data.total === 0) return <p className="mt-3 text-text-2">Nothing sent yet.</p>;
  const pages = Math.ceil(data.total / data.pageSize);
  return (
    <>
      <ul aria-label="Sent requests" className="mt-3 grid gap-3">
        {data.items.map((request) => (
          <SentRow key={request.id} request={request} owner={owner} />
        ))}
      </ul>
      {pages > 1 && <Pager label="sent requests" page={page} pages={pages} onPage={setPage} />}
    </>
  );
}
