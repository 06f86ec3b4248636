import { useEffect, useState } from "react";
import { api } from "../client/api";
import { useAppDispatch } from "../client/store";
import type { ListNews } from "../platform/platform";
import { Button } from "../ui/button";
import { Panel } from "../ui/panel";

/** Shows what was changed in two places while there was no connection, until the person has read it. */
export function ListConflicts({ news }: { news: ListNews }) {
  const dispatch = useAppDispatch();
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    const stop = news.follow((told) => {
      setConflicts(told);
      dispatch(api.util.invalidateTags(["Lists"]));
    });
    news.conflicts().then(
      (told) => current && setConflicts(told),
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
      className="fixed inset-x-4 bottom-20 z-30 max-w-md shadow-lg md:left-auto md:w-96"
    >
      <h2 id="list-conflicts" className="text-h3">
        Changed in two places
      </h2>
      <div role="status">
        <ul className="mt-2 grid gap-2 text-text-2">
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
