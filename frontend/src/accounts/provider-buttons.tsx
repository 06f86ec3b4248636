import { leaveToProvider } from "../app/provider-path";
import { GoogleMark } from "../app/google-mark";
import type { Provider, Session } from "../app/session";
import { Button } from "../ui/button";
import { FacebookMark } from "./facebook-mark";

export const PROVIDERS: readonly { id: Provider; name: string; Mark: () => React.ReactNode }[] = [
  { id: "google", name: "Google", Mark: GoogleMark },
  { id: "facebook", name: "Facebook", Mark: FacebookMark },
];

type Props = { session: Session; redirect: string; remember: boolean };

/** The ways in through another site: buttons for those that the operator has set up, a sentence for the others. */
export function ProviderButtons({ session, redirect, remember }: Props) {
  const open = PROVIDERS.filter(({ id }) => session.providers[id]);
  const closed = PROVIDERS.filter(({ id }) => !session.providers[id]);
  if (session.state === "unknown" || session.state === "failed") return null;
  return (
    <div className="mt-5 border-t border-line pt-5">
      {open.length > 0 && (
        <div className="grid gap-2">
          {open.map(({ id, name, Mark }) => (
            <Button key={id} onClick={() => leaveToProvider(id, redirect, remember)}>
              <Mark />
              Continue with {name}
            </Button>
          ))}
        </div>
      )}
      {closed.length > 0 && (
        <p className={open.length > 0 ? "mt-3 text-meta text-text-2" : "text-meta text-text-2"}>{notSetUp(closed)}</p>
      )}
    </div>
  );
}

function notSetUp(closed: readonly { readonly name: string }[]): string {
  const names = closed.map(({ name }) => name).join(" or ");
  return `Signing in with ${names} is not possible here: the operator of this site has not set it up.`;
}
