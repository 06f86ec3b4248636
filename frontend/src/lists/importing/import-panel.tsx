import type { Added, ListSummary, MatchReport } from "@earshot/backend/lists/lists.schemas";
import { useRef, useState } from "react";
import { isApiError } from "../../client/api-error";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { showCount } from "../api/count-texts";
import { useMatchMutation } from "./import-api";
import { chosenShows, firstChoices, type Choices } from "./import-choices";
import { importDraftWritten, selectImportDraft } from "./import-draft";
import { ImportReport } from "./import-report";
import { ImportResult } from "./import-result";
import { ImportSource } from "./import-source";
import { useBatchMutation } from "../api/item-changes";
import { listStepped } from "../api/undo-slice";

type Step =
  | { readonly at: "source" | "matching" }
  | { readonly at: "report"; readonly report: MatchReport }
  | { readonly at: "done"; readonly added: Added };

/** Imports many shows into a list: reads a text or a file, shows the matches, and adds the chosen shows. */
export default function ImportPanel({ list, onClose }: { list: ListSummary; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: "source" });
  const text = useAppSelector(selectImportDraft);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [failure, setFailure] = useState("");
  const [match] = useMatchMutation();
  const [batch, { isLoading: adding }] = useBatchMutation();
  const dispatch = useAppDispatch();
  const abort = useRef<() => void>(undefined);
  const write = (next: string) => {
    dispatch(importDraftWritten(next));
    setFailure("");
  };

  const find = async () => {
    setStep({ at: "matching" });
    setFailure("");
    const request = match(text);
    abort.current = () => request.abort();
    try {
      const report = await request.unwrap();
      setChoices(firstChoices(report));
      setStep({ at: "report", report });
    } catch (error) {
      setStep({ at: "source" });
      if ((error as { name?: string }).name !== "AbortError") setFailure(reason(error, "Couldn’t look these up."));
    }
  };
  const add = async () => {
    if (adding) return;
    setFailure("");
    try {
      const added = await batch({ listId: list.id, podcastIds: chosenShows(choices) }).unwrap();
      dispatch(importDraftWritten(""));
      if (added.undoId) dispatch(listStepped({ what: `import of ${showCount(added.added)}`, undoId: added.undoId }));
      setStep({ at: "done", added });
    } catch (error) {
      setFailure(reason(error, "Couldn’t add to list"));
    }
  };

  if (step.at === "done") return <ImportResult list={list} added={step.added} onClose={onClose} />;
  return (
    <>
      {failure && <ErrorNotice text={failure} className="mb-4" />}
      {step.at === "report" ? (
        <ImportReport
          report={step.report}
          choices={choices}
          onChoose={setChoices}
          adding={adding}
          onBack={() => setStep({ at: "source" })}
          onAdd={() => void add()}
        />
      ) : step.at === "matching" ? (
        <div className="grid justify-items-center gap-4 py-16 text-center">
          <progress aria-label="Looking up the shows" className="h-2 w-full max-w-80 accent-accent" />
          <p role="status">Looking up the shows…</p>
          <Button autoFocus onClick={() => abort.current?.()}>
            Cancel
          </Button>
        </div>
      ) : (
        <ImportSource text={text} onChange={write} onFind={() => void find()} />
      )}
    </>
  );
}

function reason(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.detail) || otherwise;
}
