import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { quotaText } from "@earshot/domain/contacts/contact-quota";
import { useEffect, useEffectEvent, useState } from "react";
import { isApiError } from "../client/api-error";
import { offlineText } from "../platform/connection";
import { useSession } from "../session/session";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Panel } from "../ui/panel";
import { usePlaced } from "../ui/hooks/use-placed";
import { ContactLine } from "./contact-line";
import { useContactsQuery } from "./contacts-api";
import { ContactsLoading } from "./contacts-loading";
import { GuestContacts } from "./guest-contacts";
import { noContactText } from "./no-contact-text";
import { PitchMail } from "./pitch-mail";
import { RemovalLink } from "./removal-link";

/**
 * How many contacts are shown at first, starting with the best. A button shows the rest, so that the card is not taller than the figures
 * beside it.
 */
const SHOWN_FIRST = 3;

type Props = {
  podcast: Podcast;
  /** Called when the contacts have been rendered, or could not be loaded: from then on, the card keeps its height. */
  onPlaced: () => void;
};

/** How to contact a show's makers. */
export default function ContactCard({ podcast, onPlaced }: Props) {
  const { state } = useSession();
  return (
    <Panel aria-labelledby="contact" className="no-print py-3! md:py-4!">
      <h2 id="contact" className="mb-2 text-h3">
        Contact
      </h2>
      {state === "unknown" && <ContactsLoading />}
      {state === "user" && <Contacts podcast={podcast} onPlaced={onPlaced} />}
      {(state === "guest" || state === "failed") && <GuestContacts podcast={podcast} onPlaced={onPlaced} />}
    </Panel>
  );
}

/** If the session has ended, the card becomes a guest's, and the visitor stays on the page. */
function Contacts({ podcast, onPlaced }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const { currentData: found, error, ...query } = useContactsQuery(podcast.id);
  const refreshSession = useEffectEvent(useSession().refresh);
  const isSignedOut = isApiError(error) && error.status === 401;
  useEffect(() => {
    if (isSignedOut) refreshSession();
  }, [isSignedOut]);
  usePlaced(found !== undefined || isApiError(error), podcast.id, onPlaced);
  if (found === undefined) {
    if (!isApiError(error)) return <ContactsLoading />;
    if (error.code === "contacts.limit") return <p className="text-text-2">{error.detail}</p>;
    return (
      <ErrorNotice text="Couldn’t load the contacts." query={query}>
        {error.kind === "unreachable" && `${offlineText()}. Contacts aren’t stored on this device.`}
      </ErrorNotice>
    );
  }
  const hasAddress = found.contacts.some(({ kind }) => kind === "email");
  const canWrite = found.contacts.some(
    ({ kind, ofHostingCompany }) => kind === "social" || (kind === "email" && !ofHostingCompany),
  );
  return (
    <>
      {!canWrite && (
        <p className="mb-2 text-text-2">
          {noContactText(podcast)}
          {found.contacts.some(({ kind }) => kind === "website") && " The website may help."}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] gap-x-6 gap-y-3">
        {(isWhole ? found.contacts : found.contacts.slice(0, SHOWN_FIRST)).map((contact) => (
          <li key={`${contact.kind} ${contact.value ?? contact.name}`}>
            <ContactLine contact={contact} />
          </li>
        ))}
      </ul>
      {found.contacts.length > SHOWN_FIRST && (
        <div className="mt-2">
          <Button size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${found.contacts.length}`}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {found.pitchTo !== null && (
          <PitchMail
            podcast={podcast}
            to={found.pitchTo}
            name={found.contacts.find(({ value }) => value === found.pitchTo)?.name ?? undefined}
          />
        )}
        {hasAddress && (
          <>
            <p className="mt-3 text-meta text-text-2">Addresses seen: {quotaText(found.shownToday)}</p>
            <RemovalLink />
          </>
        )}
      </div>
    </>
  );
}
