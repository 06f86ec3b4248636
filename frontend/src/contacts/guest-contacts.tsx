import type { ContactKindsAnswer } from "@earshot/backend/contacts/contacts.schemas";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useLocation } from "react-router-dom";
import { isApiError } from "../client/api-error";
import { offlineText } from "../platform/connection";
import { signInPath } from "../session/sign-in-path";
import { ButtonLink } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { usePlaced } from "../ui/hooks/use-placed";
import { ContactsLoading } from "./contacts-loading";
import { useContactKindsQuery } from "./contacts-api";
import { noContactText } from "./no-contact-text";
import { RemovalLink } from "./removal-link";

type Kind = ContactKindsAnswer["kinds"][number]["kind"];

const NAMES: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  email: ["email address", "email addresses"],
  social: ["social page", "social pages"],
  website: ["website", "websites"],
  funding: ["support page", "support pages"],
  person: ["person", "people"],
};

/** The kinds of contacts, which is all that guests see. The contacts themselves are not in the page. */
export function GuestContacts({ podcast, onPlaced }: { podcast: Podcast; onPlaced: () => void }) {
  const { pathname, search } = useLocation();
  const { currentData: found, error, ...query } = useContactKindsQuery(podcast.id);
  usePlaced(found !== undefined || isApiError(error), podcast.id, onPlaced);
  if (found === undefined) {
    if (!isApiError(error)) return <ContactsLoading />;
    return (
      <ErrorNotice text="Couldn’t load the contacts." query={query}>
        {error.kind === "unreachable" && `${offlineText()}.`}
      </ErrorNotice>
    );
  }
  if (found.kinds.length === 0) return <p className="text-text-2">{noContactText(podcast)}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul className="flex flex-wrap gap-x-6 text-text-2">
          {found.kinds.map(({ kind, count }) => (
            <li key={kind}>
              {count} {NAMES[kind][count === 1 ? 0 : 1]}
            </li>
          ))}
        </ul>
        <ButtonLink to={signInPath(pathname + search)}>Sign in to see</ButtonLink>
      </div>
      {found.kinds.some(({ kind }) => kind === "email") && <RemovalLink />}
    </>
  );
}
