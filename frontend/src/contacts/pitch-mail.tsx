import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { draftPitch, PITCH_MAX } from "@earshot/domain/campaigns/pitch";
import { mailLink } from "@earshot/domain/contacts/mail-draft";
import { Mail, PenLine } from "lucide-react";
import { useId, useRef, useState } from "react";
import { isKnown } from "../catalogue/shows/known";
import { useSession } from "../session/session";
import { Button } from "../ui/button";
import { buttonClass, FIELD_CLASS } from "../ui/class-names";
import { CopyButton } from "../ui/copy-button";

type Props = {
  podcast: Podcast;
  /** The address, and its owner's name if the source provides it. */
  to: string;
  name: string | undefined;
};

/** Drafts a pitch to a show's makers, and opens it in the mail program. */
export function PitchMail({ podcast, to, name }: Props) {
  const { user } = useSession();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState<string>();
  if (text === undefined) {
    const begin = () => {
      setText(draftFor(podcast, name, user?.name ?? ""));
      requestAnimationFrame(() => field.current?.focus());
    };
    return (
      <Button className="mt-3 w-full lg:w-auto" onClick={begin}>
        <PenLine size={16} />
        Write a pitch
      </Button>
    );
  }
  const link = mailLink({ to, subject: `Advertising on “${podcast.title}”`, body: text });
  return (
    <div className="mt-3 basis-full">
      <label htmlFor={id} className="mb-1.5 block text-control">
        Your pitch to{" "}
        <span dir="ltr" className="[overflow-wrap:anywhere]">
          {to}
        </span>
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={10}
        maxLength={PITCH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-note`}
        className={`${FIELD_CLASS} w-full py-2`}
      />
      <p id={`${id}-note`} className="mt-1 text-meta text-text-2">
        {link.whole
          ? "Fill in the [bracketed] details."
          : "Too long for an email link. Copy the pitch and paste it into the email that opens."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={link.href} className={buttonClass("primary")}>
          <Mail size={16} />
          Open in mail program
        </a>
        <CopyButton text={text}>Copy pitch</CopyButton>
      </div>
    </div>
  );
}

function draftFor(podcast: Podcast, name: string | undefined, sender: string): string {
  return draftPitch({
    title: podcast.title,
    author: name ?? (isKnown(podcast, "itunesAuthor") ? podcast.itunesAuthor : undefined),
    categories: isKnown(podcast, "categories") ? podcast.categories : [],
    ...{ brief: "", goal: "", budget: "", company: "" },
    sender,
  }).text;
}
