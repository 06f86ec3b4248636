import { titleInMessage } from "@earshot/domain/catalogue/text/truncate";
import { failureReason } from "../client/failure-reason";
import { useAppDispatch } from "../client/store";
import { useToast } from "../toasts/toast";
import { Segmented } from "../ui/segmented";
import { Switch } from "../ui/switch";
import { changeAlerts } from "./change-alerts";
import type { AlertSettings, TrackedPodcast } from "@earshot/backend/tracking/tracking.schemas";

const EMAIL = [
  { value: "off", label: "Off" },
  { value: "each", label: "Every episode" },
  { value: "daily", label: "Daily" },
] as const satisfies readonly { value: AlertSettings["email"]; label: string }[];

/** How the user is notified of a show's new episodes: on the site, and by email. Each change applies at once. */
export function AlertSettingsForm({ show: { podcastId, title, alerts } }: { show: TrackedPodcast }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const change = (next: Partial<AlertSettings>) => {
    dispatch(changeAlerts(podcastId, next)).catch((error: unknown) => {
      const reason = failureReason(error);
      if (reason) toast(`Alerts for ${titleInMessage(title)} weren’t changed. ${reason}`, "error");
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Switch checked={alerts.inApp} onChange={(inApp) => change({ inApp })}>
        <span>
          In-app<span className="sr-only"> alerts: {title}</span>
        </span>
      </Switch>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="text-control">
          Email
        </span>
        <Segmented
          label={`Email alerts: ${title}`}
          value={alerts.email}
          options={EMAIL}
          onChange={(email) => change({ email })}
        />
      </div>
    </div>
  );
}
