import type { ContactsAnswer } from "@earshot/backend/contacts/contacts.schemas";
import { ROLE_LABELS, SOURCE_LABELS } from "@earshot/domain/contacts/contact-point";
import { shortDay } from "@earshot/domain/shared/text/day-text";
import { shownAddress } from "@earshot/domain/catalogue/links/shown-address";
import { Address } from "../ui/address";
import { CopyButton } from "../ui/copy-button";

type Contact = ContactsAnswer["contacts"][number];

/** A contact with its role, its source, and the date of the source. */
export function ContactLine({ contact }: { contact: Contact }) {
  const { kind, name, value, roles, source, statedAt, ofHostingCompany } = contact;
  const title = name ?? (roles[0] && ROLE_LABELS[roles[0]]);
  const shownRoles = name === null ? roles.slice(1) : roles;
  // The owner of a show is nearly always the owner of its feed too.
  const role = shownRoles
    .filter((one) => one !== "feed-owner" || !roles.includes("owner"))
    .map((one) => ROLE_LABELS[one])
    .join(", ");
  const from = `${SOURCE_LABELS[source]}${statedAt > 0 ? `, ${shortDay(statedAt * 1000)}` : ""}`;
  return (
    <div className="min-w-0">
      <p className="text-control">
        <bdi>{title}</bdi>
        {role !== "" && role !== title && <span className="font-normal text-text-2"> · {role}</span>}
      </p>
      {value !== null && (
        <p className="mt-1 flex items-center gap-1 rounded-control bg-surface-2 pl-3">
          <a
            href={kind === "email" ? `mailto:${encodeURIComponent(value).replace("%40", "@")}` : value}
            {...(kind !== "email" && { target: "_blank", rel: "noreferrer noopener nofollow" })}
            dir="ltr"
            className="min-w-0 flex-1 py-2 coarse:py-3 [overflow-wrap:anywhere] text-accent hover:underline"
          >
            {kind === "email" ? <Address text={value} /> : <Address text={shownAddress(value)} sign="/" />}
          </a>
          <CopyButton text={value} variant="ghost" size="sm" aria-label={`Copy ${value}`}>
            Copy
          </CopyButton>
        </p>
      )}
      <p className="mt-1 text-meta text-text-2">
        {ofHostingCompany && "Hosting company, not the show. "}
        {from}
      </p>
    </div>
  );
}
