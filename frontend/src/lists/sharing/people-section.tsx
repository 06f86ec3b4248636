import { GIVEN_ROLES, type GivenRole } from "@earshot/domain/lists/list-roles";
import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { useFocusHandover } from "../../ui/hooks/focus-handover";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { TextField } from "../../ui/text-field";
import type { ListId } from "../api/lists-api";
import { refusalText } from "./refusal-text";
import {
  useTransferListMutation,
  useInviteMutation,
  useLeaveListMutation,
  usePeopleQuery,
  useRemoveMemberMutation,
  useSetRoleMutation,
  useWithdrawMutation,
} from "./sharing-api";

const LABELS: Readonly<Record<GivenRole, string>> = {
  viewer: "Can view",
  commenter: "Can comment",
  editor: "Can edit",
};
const ROLES = GIVEN_ROLES.map((value) => ({ value, label: LABELS[value] }));

/** The members of a list. The owner invites people, sets roles and removes members; other members can leave. */
export function PeopleSection({ list, onLeft }: { list: ListId; onLeft: () => void }) {
  const { data, isError, ...query } = usePeopleQuery(list, { refetchOnMountOrArgChange: true });
  const [leave, leaving] = useLeaveListMutation();
  if (isError) return <ErrorNotice text="Couldn’t load the members." query={query} />;
  if (data === undefined) return <Skeleton className="h-32" />;
  const { owner, members, invitations } = data;
  return (
    <div className="grid gap-5">
      {owner.isMe && <InviteForm list={list} />}
      <ul aria-label="People" className="grid gap-2">
        <li className="flex min-h-11 items-center justify-between gap-3">
          <Person name={owner.name} email={owner.email} isMe={owner.isMe} />
          <span className="text-meta text-text-2">Owner</span>
        </li>
        {members.map((member) => (
          <Line key={member.id}>
            <Person name={member.name} email={member.email} isMe={member.isMe} />
            {owner.isMe ? (
              <MemberTools list={list} member={member} />
            ) : (
              <span className="text-meta text-text-2">{LABELS[member.role]}</span>
            )}
          </Line>
        ))}
        {invitations.map(({ id, email, role }) => (
          <Line key={id}>
            <Person name={email} email={`Invited · ${LABELS[role].toLowerCase()}`} isMe={false} />
            <Withdraw list={list} id={id} email={email} />
          </Line>
        ))}
      </ul>
      {!owner.isMe && (
        <div className="grid gap-2">
          {leaving.error !== undefined && <ErrorNotice text={refusalText(leaving.error)} />}
          <Button
            className="justify-self-start"
            aria-disabled={leaving.isLoading}
            onClick={() => !leaving.isLoading && void leave(list).then(({ error }) => !error && onLeft())}
          >
            Leave this list
          </Button>
        </div>
      )}
    </div>
  );
}

/** A person other than the owner. When they leave the list, their buttons go as well. */
function Line({ children }: { children: ReactNode }) {
  const line = useRef<HTMLLIElement>(null);
  useFocusHandover(line);
  return (
    <li ref={line} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      {children}
    </li>
  );
}

/** Also after the response: the buttons remain until the people have been loaded again. */
const sent = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }) => isLoading || isSuccess;

function Withdraw({ list, id, email }: { list: ListId; id: string; email: string }) {
  const [withdraw, withdrawn] = useWithdrawMutation();
  const { error } = withdrawn;
  const isSent = sent(withdrawn);
  return (
    <>
      <Button size="sm" aria-disabled={isSent} onClick={() => !isSent && void withdraw({ list, id })}>
        Withdraw<span className="sr-only"> the invitation to {email}</span>
      </Button>
      {error !== undefined && (
        <p role="alert" className="basis-full text-meta text-neg">
          {refusalText(error)}
        </p>
      )}
    </>
  );
}

function Person({ name, email, isMe }: { name: string; email: string | null; isMe: boolean }) {
  // Without a name, the server sends the shortened address, which says less than the complete one.
  const isShortened = email !== null && name.endsWith(email.slice(email.lastIndexOf("@")));
  return (
    <span className="min-w-0">
      <span className="block truncate text-control">
        {isShortened ? email : name}
        {isMe && " (you)"}
      </span>
      {email !== null && !isShortened && <span className="block truncate text-meta text-text-2">{email}</span>}
    </span>
  );
}

type Member = { readonly id: string; readonly name: string; readonly role: GivenRole };

function MemberTools({ list, member }: { list: ListId; member: Member }) {
  const { id, name, role } = member;
  const [setRole, changed] = useSetRoleMutation();
  const [remove, removed] = useRemoveMemberMutation();
  const [give, given] = useTransferListMutation();
  const [giving, setGiving] = useState(false);
  const error = changed.error ?? removed.error ?? given.error;
  const isChanging = sent(removed) || sent(given);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label={`What ${name} can do`}
        hideLabel
        size="sm"
        value={role}
        options={ROLES}
        onChange={(wanted) => void setRole({ list, id, role: wanted })}
      />
      <Button size="sm" aria-disabled={isChanging} onClick={() => !isChanging && void remove({ list, id })}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <Button size="sm" aria-expanded={giving} onClick={() => setGiving(!giving)}>
        Make owner<span className="sr-only">: {name}</span>
      </Button>
      {giving && (
        <div role="alert" className="grid basis-full gap-2 rounded-card bg-surface-2 p-3">
          <p className="text-meta">{name} will own this list and its links. You’ll stay as an editor.</p>
          <Button
            size="sm"
            className="justify-self-start"
            aria-disabled={isChanging}
            onClick={() => !isChanging && void give({ list, memberId: id })}
          >
            Give the list to {name}
          </Button>
        </div>
      )}
      {error !== undefined && <p className="basis-full text-meta text-neg">{refusalText(error)}</p>}
    </div>
  );
}

function InviteForm({ list }: { list: ListId }) {
  const [invite, { error, isLoading, isSuccess }] = useInviteMutation();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<GivenRole>("viewer");
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading || email.trim() === "") return;
    void invite({ list, email, role }).then((answer) => !answer.error && setEmail(""));
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Invite by email"
          className="min-w-0 grow basis-64"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={error && refusalText(error)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select label="Role" value={role} options={ROLES} onChange={setRole} className="grow" />
        <Button type="submit" variant="primary" aria-disabled={isLoading || undefined}>
          {isLoading ? "Inviting…" : "Invite"}
        </Button>
      </div>
      <p role="status" className="text-meta text-text-2">
        {isSuccess && "The invitation is on its way."}
      </p>
    </form>
  );
}
