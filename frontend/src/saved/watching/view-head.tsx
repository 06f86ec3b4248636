import type { ViewChanges } from "@earshot/backend/saved/watching/watched-views.schemas";
import { CheckCheck, Search } from "lucide-react";
import { FocusHandover } from "../../ui/hooks/focus-handover";
import { useToast } from "../../toasts/toast";
import { Button, ButtonLink } from "../../ui/button";
import { Switch } from "../../ui/switch";
import { FeedButton } from "./feed-button";
import { MailChoice } from "./mail-choice";
import { useWatching } from "./use-watching";
import { watchingApi } from "./watching-api";

type Props = {
  view: { readonly id: string; readonly name: string };
  /** undefined until it has loaded. */
  changes: ViewChanges | undefined;
  /** Whether the page includes the newest changes. */
  newest: boolean;
};

export function ViewHead({ view, changes, newest }: Props) {
  const [markSeen, { isLoading }] = watchingApi.useMarkChangesSeenMutation();
  const { setWatched } = useWatching();
  const toast = useToast();
  const until = changes?.runs[0]?.at;
  const mark = async () => {
    if (until === undefined || isLoading) return;
    const { error } = await markSeen({ id: view.id, until });
    toast(error ? "That did not work. Try again." : "Marked as seen", error ? "error" : "success");
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="changes-of" dir="auto" className="min-w-0 flex-1 basis-60 break-words text-h2">
        {view.name}
      </h2>
      <Switch checked onChange={() => void setWatched(view, false)}>
        Watch
      </Switch>
      {changes && (
        <>
          <MailChoice id={view.id} mail={changes.mail} />
          <FeedButton view={view} hasFeed={changes.hasFeed} />
          <ButtonLink size="sm" to={changes.address}>
            <Search size={16} />
            Open the search
          </ButtonLink>
          {newest && changes.news > 0 && (
            <FocusHandover>
              <Button size="sm" onClick={() => void mark()} aria-disabled={isLoading}>
                <CheckCheck size={16} />
                Mark as seen
              </Button>
            </FocusHandover>
          )}
        </>
      )}
    </div>
  );
}
