import type { Comments } from "@earshot/backend/lists/sharing/comments/comments.schemas";
import { COMMENT_MAX } from "@earshot/domain/lists/sharing/comment";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { readableIsoDate } from "../../catalogue/shows/dates";
import { Button } from "../../ui/button";
import { cx, FIELD_CLASS } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { FocusHandover, useFocusHandover } from "../../ui/hooks/focus-handover";
import { Skeleton } from "../../ui/skeleton";
import type { ListId } from "../api/lists-api";
import { refusalText } from "./refusal-text";
import {
  useAddCommentMutation,
  useCommentsQuery,
  useDeleteCommentMutation,
  useEditCommentMutation,
} from "./sharing-api";

type Comment = Comments["comments"][number];
type Props = { list: ListId; podcastId: string; mayComment: boolean };

export default function CommentsPanel({ list, podcastId, mayComment }: Props) {
  const { data, error, ...query } = useCommentsQuery({ list, podcastId }, { refetchOnMountOrArgChange: true });
  const [add] = useAddCommentMutation();
  return (
    <div className="grid gap-4">
      {error !== undefined && <ErrorNotice text="Couldn’t load the comments." query={query} />}
      {data === undefined ? (
        error === undefined && <Skeleton className="h-24" />
      ) : data.comments.length === 0 ? (
        <p className="text-text-2">Nobody has commented yet.</p>
      ) : (
        <ol aria-label="Comments" tabIndex={-1} className="grid gap-3">
          {data.comments.map((comment) => (
            <CommentLine key={comment.id} list={list} comment={comment} />
          ))}
        </ol>
      )}
      {mayComment && (
        <CommentForm label="New comment" action="Comment" onSave={(text) => add({ list, podcastId, text }).unwrap()} />
      )}
    </div>
  );
}

function CommentLine({ list, comment }: { list: ListId; comment: Comment }) {
  const [edit] = useEditCommentMutation();
  const [remove, { error, isLoading }] = useDeleteCommentMutation();
  const line = useRef<HTMLLIElement>(null);
  // Not to the next comment's Delete, which a second press would activate.
  useFocusHandover(line, ({ parentElement }) => (parentElement?.childElementCount === 1 ? null : parentElement));
  const [editing, setEditing] = useState(false);
  const [now] = useState(() => new Date());
  const { id, who, text, createdAt, editedAt, isMine, canDelete } = comment;
  return (
    <li ref={line} className="rounded-card border border-line p-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-meta text-text-2">
        <span>{who}</span>
        <span>
          <time dateTime={createdAt}>{readableIsoDate(createdAt, now)?.relative}</time>
          {editedAt !== null && " · edited"}
        </span>
      </p>
      {editing ? (
        <FocusHandover>
          <CommentForm
            label="Your comment"
            action="Save"
            start={text}
            onSave={async (changed) => {
              await edit({ list, id, text: changed }).unwrap();
              setEditing(false);
            }}
          />
        </FocusHandover>
      ) : (
        <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
          {text}
        </p>
      )}
      <div className="mt-2 flex gap-2">
        {isMine && (
          <Button size="sm" onClick={() => setEditing(!editing)}>
            {editing ? "Cancel" : "Edit"}
          </Button>
        )}
        {canDelete && (
          <Button size="sm" aria-disabled={isLoading} onClick={() => !isLoading && void remove({ list, id })}>
            Delete
          </Button>
        )}
      </div>
      {error !== undefined && <p className="text-meta text-neg">{refusalText(error)}</p>}
    </li>
  );
}

type FormProps = { label: string; action: string; start?: string; onSave: (text: string) => Promise<unknown> };

function CommentForm({ label, action, start = "", onSave }: FormProps) {
  const id = useId();
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    setError(undefined);
    try {
      await onSave(text);
      setText("");
    } catch (refused) {
      setError(refusalText(refused));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="mt-1 grid gap-2">
      <label htmlFor={id} className="text-control">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={COMMENT_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(FIELD_CLASS, "py-2")}
      />
      {error !== undefined && <ErrorNotice text={error} />}
      <Button
        type="submit"
        variant="primary"
        size="sm"
        aria-disabled={busy || undefined}
        className="justify-self-start"
      >
        {action}
      </Button>
    </form>
  );
}
