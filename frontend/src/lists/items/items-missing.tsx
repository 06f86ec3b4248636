import { Button, ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";

type Props = {
  q: string;
  /** The status whose shows are listed; "" for all. */
  status: string;
  failed: boolean;
  retrying: boolean;
  mayEdit: boolean;
  onRetry: () => void;
  onClear: () => void;
};

/** Shown in place of items: a failure must look different from an empty list or a search without results. */
export function ItemsMissing({ q, status, failed, retrying, mayEdit, onRetry, onClear }: Props) {
  if (failed) return <ErrorNotice text="Couldn’t load." onRetry={onRetry} retrying={retrying} />;
  if (q !== "" || status !== "") {
    return (
      <div role="status" className="grid justify-items-start gap-3 py-8">
        <p className="text-text-2">
          {q === "" ? (
            "No show in this list has"
          ) : (
            <>
              Nothing in this list matches “<span dir="auto">{q}</span>”
            </>
          )}
          {status !== "" && (
            <>
              {q !== "" && " with"} the status “<span dir="auto">{status}</span>”
            </>
          )}
          .
        </p>
        <Button onClick={onClear}>{status === "" ? "Clear search" : "Show all"}</Button>
      </div>
    );
  }
  if (!mayEdit) return <p className="py-10 text-text-2">There are no shows in this list yet.</p>;
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-line px-5 py-10 md:justify-items-center md:py-16 md:text-center">
      <p className="text-h3">This list is empty.</p>
      <p className="max-w-[32em] text-text-2">Find shows and press “Add to list”, or import a whole list above.</p>
      <ButtonLink to="/home">Search podcasts</ButtonLink>
    </div>
  );
}
