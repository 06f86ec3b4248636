import { useEffect } from "react";
import { usePlatform } from "../../platform/use-platform";
import { useToast } from "../../toasts/toast";
import { tabValue } from "../../platform/tab-value";
import { unsentDraft } from "./request-draft";

const noticed = tabValue<boolean>("earshot.campaign-told", (found) => found === true);
const READABLE_MS = 6000;

/** When an unfinished request is closed for the first time, tells the user that nothing is lost. */
export function useDraftNotice(): void {
  const toast = useToast();
  const { drafts } = usePlatform();
  const place = drafts ? "on this device" : "in this tab";
  useEffect(
    () => () => {
      const written = Object.values(unsentDraft.read().typed).some((text) => text !== "");
      if (!written || noticed.read()) return;
      noticed.write(true);
      toast(`Your draft stays ${place} until you send it.`, "neutral", READABLE_MS);
    },
    [toast, place],
  );
}
