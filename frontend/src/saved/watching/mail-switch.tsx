import { useState } from "react";
import { failureReason } from "../../client/failure-reason";
import { useAppDispatch } from "../../client/store";
import { LatestCalls } from "../../optimistic/latest-calls";
import { useSession } from "../../session/session";
import { useToast } from "../../toasts/toast";
import { Switch } from "../../ui/switch";
import { watchingApi } from "./watching-api";

const calls = new LatestCalls<boolean>();

/** Whether the daily mail tells the changes of a view. Shown at once; goes back if the server refuses. */
export function MailSwitch({ id, mail }: { id: string; mail: boolean }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { user } = useSession();
  const [wanted, setWanted] = useState<boolean>();
  const change = async (daily: boolean) => {
    setWanted(daily);
    try {
      await calls.settle(id, daily, async (now) => {
        await dispatch(watchingApi.endpoints.setViewMail.initiate({ id, daily: now })).unwrap();
      });
      // Mail goes only to addresses that are known to be the reader's.
      if (daily && user?.emailVerified === false)
        toast("The daily email starts when you confirm your email address.", "neutral");
    } catch (error) {
      setWanted(undefined);
      const reason = failureReason(error);
      if (reason) toast(`The email setting was not changed. ${reason}`, "error");
    }
  };
  return (
    <Switch checked={wanted ?? mail} onChange={(daily) => void change(daily)}>
      Daily email
    </Switch>
  );
}
