import { LockKeyhole } from "lucide-react";
import { useLoginDialog } from "../session/login-dialog";
import { Button } from "../ui/button";
import type { ComparedPodcast } from "./compared-podcast";

type Props = { podcast: ComparedPodcast; label: string; reason: string; size?: "sm" };

/** The heading of the numbers, which gets the focus when a guest returns from signing in. */
export const NUMBERS_HEADING = "market-insights";

/** A button on top of figures that guests do not get. It opens the login dialog, which names the reason. */
export function LoginCover({ podcast: { id, title }, label, reason, size }: Props) {
  const login = useLoginDialog();
  return (
    <div className="absolute inset-0 grid place-items-center">
      <Button
        size={size}
        aria-haspopup="dialog"
        className="shadow-raised"
        onClick={() => login.open({ intent: "insights", reason, podcastId: id, title, ...topOfNumbers() })}
      >
        <LockKeyhole size={16} />
        <span className="whitespace-normal">{label}</span>
      </Button>
    </div>
  );
}

/** Where the numbers are in the window, so that they are there again after signing in. */
function topOfNumbers(): { top?: number } {
  const heading = document.getElementById(NUMBERS_HEADING);
  return heading ? { top: heading.getBoundingClientRect().top } : {};
}
