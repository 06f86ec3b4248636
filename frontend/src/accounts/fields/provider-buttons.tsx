import { useLeaveToProvider } from "../../session/leave-to-provider";
import type { Provider, Session } from "../../session/session";
import { Button } from "../../ui/button";
import { FacebookMark } from "./facebook-mark";
import { GoogleMark } from "./google-mark";

export const PROVIDERS: readonly { id: Provider; name: string; Mark: () => React.ReactNode }[] = [
  { id: "google", name: "Google", Mark: GoogleMark },
  { id: "facebook", name: "Facebook", Mark: FacebookMark },
];

type Props = { session: Session; redirect: string; remember: boolean };

/** Buttons that sign in through other sites, for those that the operator has set up. */
export function ProviderButtons({ session, redirect, remember }: Props) {
  const leaveToProvider = useLeaveToProvider();
  const open = PROVIDERS.filter(({ id }) => session.providers[id]);
  if (open.length === 0 || session.state === "unknown" || session.state === "failed") return null;
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-5">
      {open.map(({ id, name, Mark }) => (
        <Button key={id} onClick={() => leaveToProvider(id, redirect, remember)}>
          <Mark />
          Continue with {name}
        </Button>
      ))}
    </div>
  );
}
