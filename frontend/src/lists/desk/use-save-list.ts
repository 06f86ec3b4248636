import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useCallback } from "react";
import { usePlatform } from "../../platform/use-platform";
import { useToast } from "../../toasts/toast";
import { listPath } from "../api/lists-api";
import { saveFrom } from "../../platform/save-file";

type ListFormat = "csv" | "opml" | "json" | "xlsx";
/** A format, and whether the file includes figures. */
export type ListFile = { readonly format: ListFormat; readonly figures?: boolean };

/** Saves a complete list as a file: where the user chooses if the platform can ask, otherwise as a download. */
export function useSaveList(): (list: ListSummary, file: ListFile) => void {
  const { files } = usePlatform();
  const toast = useToast();
  return useCallback(
    (list, { format, figures = false }) => {
      if (!files) return saveFrom(`/api/v1${listPath(list.id)}/export.${format}${figures ? "?figures=true" : ""}`);
      files.exportList({ listId: list.id, name: list.name, format, ...(figures && { figures }) }).then(
        (path) => path !== null && toast(`Saved ${fileOf(path)}`, "success"),
        (error: unknown) => toast(error instanceof Error ? error.message : "The list was not saved.", "error"),
      );
    },
    [files, toast],
  );
}

/** Lets the user drag a list out of the window as a CSV file, if the platform supports it. */
export function useDragList(): (list: ListSummary) => void {
  const { files } = usePlatform();
  const toast = useToast();
  return useCallback(
    ({ id, name }) =>
      void files
        ?.dragList({ listId: id, name })
        .catch((error: unknown) =>
          toast(error instanceof Error ? error.message : "The list was not exported.", "error"),
        ),
    [files, toast],
  );
}

const fileOf = (path: string) => path.split(/[\\/]/).at(-1) ?? path;
