import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useCallback } from "react";
import { usePlatform } from "../platform/use-platform";
import { useToast } from "../toasts/toast";
import { listPath } from "./lists-api";
import { saveFrom } from "../platform/save-file";

export type ListFormat = "csv" | "opml" | "json" | "xlsx";

/** Saves a whole list as a file: at a chosen path if the platform can ask for one, else as a download. */
export function useSaveList(): (list: ListSummary, format: ListFormat) => void {
  const { files } = usePlatform();
  const toast = useToast();
  return useCallback(
    (list, format) => {
      if (!files) return saveFrom(`/api/v1${listPath(list.id)}/export.${format}`);
      files.exportList({ listId: list.id, name: list.name, format }).then(
        (path) => path !== null && toast(`Saved ${fileOf(path)}`, "success"),
        (error: unknown) => toast(error instanceof Error ? error.message : "The list was not saved.", "error"),
      );
    },
    [files, toast],
  );
}

/** Drags a list out of the window as a CSV file, where the platform can. */
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
