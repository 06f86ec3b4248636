import type { Claim } from "@earshot/backend/claims/claims.schemas";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { DESCRIPTION_MAX } from "@earshot/domain/claims/corrections";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isApiError } from "../client/api-error";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { failureText } from "./claim-texts";
import { useCorrectShowMutation } from "./claims-api";

type Field = keyof Claim["corrections"];

/** The makers' own facts, which replace those of the feed. An empty field keeps the feed's. */
export function CorrectionsForm({ claim, podcast }: { claim: Claim; podcast: PodcastDetail }) {
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
      <TextArea
        label="Description"
        dir="auto"
        rows={5}
        maxLength={DESCRIPTION_MAX}
        placeholder={own}
        value={typed.description}
        onChange={(event) => type("description", event.target.value)}
        error={errorOf("description")}
      />
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
