import type { Claim } from "@earshot/backend/claims/claims.schemas";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { DESCRIPTION_MAX } from "@earshot/domain/claims/corrections";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { isApiError } from "../client/api-error";
import { Button } from "../ui/button";
import { FIELD_CLASS } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { TextField } from "../ui/text-field";
import { failureText } from "./claim-texts";
import { useCorrectShowMutation } from "./claims-api";

type Field = keyof Claim["corrections"];

/** The makers' own facts, which replace those of the feed. An empty field keeps the feed's. */
export function CorrectionsForm({ claim, podcast }: { claim: Claim; podcast: PodcastDetail }) {
  const id = useId();
  const [correct, { error, isLoading, isSuccess, reset }] = useCorrectShowMutation();
  const [typed, setTyped] = useState(() => ({
    description: claim.corrections.description ?? "",
    website: claim.corrections.website ?? "",
    contact: claim.corrections.contact ?? "",
  }));
  const type = (field: Field, text: string) => {
    setTyped({ ...typed, [field]: text });
    if (!isLoading) reset();
  };
  const failed = isApiError(error) ? error : undefined;
  const errorOf = (field: Field) => failed?.errors.find(({ path }) => path === field)?.message;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [error]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void correct({ id: claim.id, ...typed });
  };
  const own = podcast.makers?.corrected.includes("description") ? undefined : podcast.description;
  return (
    <form ref={form} onSubmit={save} noValidate className="mt-4 grid max-w-[44em] gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-control">Correct what we show</h3>
        <p className="text-meta text-text-2">Marked “by its makers”. Leave a field empty to show the feed’s own.</p>
      </div>
      <div>
        <label htmlFor={id} className="mb-2 block text-control">
          Description
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={5}
          maxLength={DESCRIPTION_MAX}
          placeholder={own}
          value={typed.description}
          onChange={(event) => type("description", event.target.value)}
          aria-invalid={errorOf("description") ? true : undefined}
          aria-describedby={errorOf("description") ? `${id}-note` : undefined}
          className={`${FIELD_CLASS} py-2`}
        />
        {errorOf("description") && (
          <p id={`${id}-note`} className="mt-1 text-meta text-neg">
            {errorOf("description")}
          </p>
        )}
      </div>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        value={typed.website}
        error={errorOf("website")}
        onChange={(event) => type("website", event.target.value)}
      />
      <TextField
        label="Contact email"
        type="email"
        inputMode="email"
        dir="ltr"
        hint="Signed-in visitors see it first among the contacts."
        value={typed.contact}
        error={errorOf("contact")}
        onChange={(event) => type("contact", event.target.value)}
      />
      {failed && failed.errors.length === 0 && <ErrorNotice text={failureText(failed)} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? "Saving…" : "Save corrections"}
        </Button>
        <span role="status" className="text-meta text-text-2">
          {isSuccess && "Saved. Search results still follow the feed."}
        </span>
      </div>
    </form>
  );
}
