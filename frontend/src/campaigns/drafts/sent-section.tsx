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
  const { data, error, isFetching, refetch } = useSentRequestsQuery(page, { refetchOnMountOrArgChange: true });
  // Requests that waited for a connection are sent while the page is open.
  useEffect(() => outbox?.follow(() => void refetch()), [outbox, refetch]);
  if (data === undefined && error && !online) {
    return (
      <p className="mt-3 text-text-2">
        What you sent isn’t stored on this device. You’ll see it when you’re back online.
      </p>
    );
  }
  const isOlder = data?.page === page;
  const failure = error !== undefined && (
    <ErrorNotice
      className="mt-3"
      text={isOlder ? "Couldn’t check for newer requests." : "Couldn’t load what you sent."}
      query={{ isFetching, refetch }}
    >
      {isOlder && "These are the ones we loaded before."}
    </ErrorNotice>
  );
  if (data === undefined) {
    if (failure) return failure;
    return (
      <div role="status" className="mt-3 grid gap-3">
        <span className="sr-only">Loading what you sent…</span>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <>
        {failure}
        <div className="mt-3 rounded-card border border-line bg-surface px-5 py-10 md:text-center">
          <p className="text-h3">Nothing sent yet.</p>
          <p className="mt-1 text-text-2">Each request you send appears here, with the time we received it.</p>
        </div>
      </>
    );
  }
  const pages = Math.ceil(data.total / data.pageSize);
  return (
    <>
      {failure}
      <ul aria-label="Sent requests" className="mt-3 grid gap-3">
        {data.items.map((request) => (
          <SentRow key={request.id} request={request} owner={owner} />
        ))}
      </ul>
      {pages > 1 && <Pager label="sent requests" page={page} pages={pages} onPage={setPage} />}
    </>
  );
}
