import { useCallback } from "react";
import { usePlatform } from "../../platform/use-platform";
import { useToast } from "../../toasts/toast";

/** Saves the page as a PDF, if the platform supports it. */
export function useSavePdf(): (name: string) => void {
  const { pdf } = usePlatform();
  const toast = useToast();
  return useCallback(
    (name) =>
      void pdf?.save(name).then(
        (path) => path !== null && toast(`Saved ${path.split(/[\\/]/).at(-1)}`, "success"),
        (error: unknown) => toast(error instanceof Error ? error.message : "The PDF was not saved.", "error"),
      ),
    [pdf, toast],
  );
}
