import type { Watch } from "@earshot/backend/saved/watching/watched-views.schemas";
import { useState } from "react";
import { failureReason } from "../../client/failure-reason";
import { useAppDispatch } from "../../client/store";
import { LatestCalls } from "../../optimistic/latest-calls";
import { useSession } from "../../session/session";
import { useToast } from "../../toasts/toast";
import { Select } from "../../ui/select";
import { watchingApi } from "./watching-api";

type Pace = Watch["mail"];

const OFF = "off";
const OPTIONS = [
  { value: OFF, label: "No email" },
  { value: "daily", label: "Daily email" },
  { value: "weekly", label: "Weekly email, on Monday" },
] as const;

const calls = new LatestCalls<Pace>();

/** How often a view's changes are mailed. Applied at once; reverted if the server refuses. */
export function MailChoice({ id, mail }: { id: string; mail: Pace }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { user } = useSession();
  const [wanted, setWanted] = useState<Pace>();
  const change = async (pace: Pace) => {
    setWanted(pace);
    try {
      await calls.settle(id, pace, async (now) => {
        await dispatch(watchingApi.endpoints.setViewMail.initiate({ id, mail: now })).unwrap();
      });
      // Mail is sent only to confirmed addresses.
      if (pace !== null && user?.emailVerified === false)
        toast(`The ${pace} email starts when you confirm your email address.`, "neutral");
    } catch (error) {
      setWanted(undefined);
      const reason = failureReason(error);
      if (reason) toast(`The email setting was not changed. ${reason}`, "error");
    }
  };
  return (
    <Select
      label="Email about changes"
      hideLabel
      size="sm"
      value={(wanted === undefined ? mail : wanted) ?? OFF}
      options={OPTIONS}
      onChange={(value) => void change(value === OFF ? null : value)}
    />
  );
}
