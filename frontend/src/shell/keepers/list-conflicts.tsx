import { useEffect, useState } from "react";
import { api } from "../../client/api";
import { useAppDispatch } from "../../client/store";
import type { ListNews } from "../../platform/platform";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";

/** Shows changes that were made offline and conflict with newer ones, until the user dismisses them. */
export function ListConflicts({ news }: { news: ListNews }) {
  const dispatch = useAppDispatch();
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    const stop = news.follow((conflicts) => {
      setConflicts(conflicts);
      dispatch(api.util.invalidateTags(["Lists"]));
    });
    news.conflicts().then(
      (conflicts) => current && setConflicts(conflicts),
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [news, dispatch]);
  if (conflicts.length === 0) return null;
  const read = () => {
    setConflicts([]);
    void news.read();
  };
  return (
    <Panel
      aria-labelledby="list-conflicts"
      className="fixed inset-x-4 bottom-20 z-30 max-w-md shadow-floating md:left-auto md:w-96"
    >
      <h2 id="list-conflicts" className="text-h3">
        Changed in two places
      </h2>
      {/* A note that was replaced is shown in full. */}
      <div role="status" tabIndex={0} className="mt-2 max-h-72 overflow-y-auto">
        <ul className="grid gap-2 break-words whitespace-pre-wrap text-text-2">
          {conflicts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <Button className="mt-3" onClick={read}>
        OK
      </Button>
    </Panel>
  );
}
