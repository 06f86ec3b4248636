import type { SentPeople } from "@earshot/backend/admin/admin.schemas";
import { type FormEvent, useState } from "react";
import { failureReason } from "../client/failure-reason";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Dialog } from "../ui/overlay/dialog";
import { TextField } from "../ui/text-field";
import { adminApi, type PersonAction } from "./admin-api";
import { Loaded, Moment, Pages, Row, Rows, Section } from "./part";

const { usePeopleQuery, useChangePersonMutation } = adminApi;

type Person = SentPeople["people"][number];
type Request = { q: string; before?: string | undefined };

/** Search for accounts by part of their address or name. */
export function People() {
  const [typed, setTyped] = useState("");
  const [request, setRequest] = useState<Request>({ q: "" });
  const search = (event: FormEvent) => {
    event.preventDefault();
    setRequest({ q: typed.trim() });
  };
  return (
    <Section
      title="People"
      about="Newest first. Each search is recorded in the log."
      actions={
        <form onSubmit={search} className="flex w-full gap-2 sm:w-auto">
          <TextField
            label="Address or name"
            hideLabel
            type="search"
            placeholder="Address or name"
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-0 flex-1 sm:w-72"
          />
          <Button type="submit">Search</Button>
        </form>
      }
    >
      <Found key={request.q} request={request} onRequest={setRequest} />
    </Section>
  );
}

/** The accounts of a search, and what can be done to them. */
function Found({ request, onRequest }: { request: Request; onRequest: (next: Request) => void }) {
  const [locking, setLocking] = useState<Person>();
  const [change, { error, isLoading }] = useChangePersonMutation();
  const doTo = (person: Person, action: PersonAction) => {
    if (!isLoading) void change({ id: person.id, action });
  };
  return (
    <Loaded query={usePeopleQuery(request)}>
      {({ people }) => (
        <>
          {error !== undefined && (
            <ErrorNotice text="That didn’t work." className="mb-4" children={failureReason(error)} />
          )}
          <Rows none={request.q ? "No account matches." : "There are no accounts."}>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} onAction={doTo} onLock={setLocking} />
            ))}
          </Rows>
          <Pages rows={people} before={request.before} onOpen={(before) => onRequest({ q: request.q, before })} />
          <Dialog
            isOpen={locking !== undefined}
            onClose={() => setLocking(undefined)}
            title="Lock this account?"
            role="alertdialog"
            size="sm"
          >
            <p className="break-words text-text-2">
              {locking?.email} is signed out everywhere and cannot sign in until you unlock the account. Nothing is
              deleted.
            </p>
            <div className="mt-6 flex justify-end gap-2">
              <Button autoFocus onClick={() => setLocking(undefined)}>
                Cancel
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  if (locking) doTo(locking, "lock");
                  setLocking(undefined);
                }}
              >
                Lock
              </Button>
            </div>
          </Dialog>
        </>
      )}
    </Loaded>
  );
}

function PersonRow({
  person,
  onAction,
  onLock,
}: {
  person: Person;
  onAction: (person: Person, action: PersonAction) => void;
  onLock: (person: Person) => void;
}) {
  const { email, name, emailVerified, createdAt, lockedAt, deleteAfter } = person;
  const who = email || name || person.id;
  return (
    <Row
      end={
        <>
          {!emailVerified && email !== "" && (
            <Button size="sm" onClick={() => onAction(person, "resend")} aria-label={`Resend confirmation to ${who}`}>
              Resend confirmation
            </Button>
          )}
          {lockedAt ? (
            <Button size="sm" onClick={() => onAction(person, "unlock")} aria-label={`Unlock ${who}`}>
              Unlock
            </Button>
          ) : (
            <Button size="sm" onClick={() => onLock(person)} aria-label={`Lock ${who}`}>
              Lock
            </Button>
          )}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-[640] break-all">{who}</span>
        {lockedAt && <Badge tone="neg">Locked</Badge>}
        {!emailVerified && <Badge tone="signal">Not confirmed</Badge>}
        {deleteAfter && <Badge>Leaving</Badge>}
      </p>
      <p className="text-meta text-text-2">
        {name && name !== who ? `${name}, ` : ""}since <Moment at={createdAt} />
      </p>
    </Row>
  );
}
