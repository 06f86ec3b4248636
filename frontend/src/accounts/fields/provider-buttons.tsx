import { useLeaveToProvider } from "../../session/leave-to-provider";
import type { Provider, Session } from "../../session/session";
import { Button } from "../../ui/button";
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

/** Facebook's logo in its own color, as its brand guidelines require. */
function FacebookMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="9" fill="#0866ff" />
      <path
        fill="#fff"
        d="M7.7 17.9v-6H5.8V9.1h1.9V7.9c0-2.6 1.2-3.9 3.7-3.9.5 0 1.3.1 1.6.2v2.3h-1c-1.2 0-1.6.5-1.6 1.7v.9h2.4l-.4 2.8h-2v6.1a9 9 0 0 1-2.7-.1Z"
      />
    </svg>
  );
}
