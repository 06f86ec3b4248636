import { useCallback } from "react";
import { onPaper } from "../../platform/paper";
import { usePlatform } from "../../platform/use-platform";
import { useToast } from "../../toasts/toast";

const FAILED = "The page was not saved as a PDF. Please try again.";

/** Saves the page as a PDF, if the platform supports it: with all of its content, or with `partOnPaper` only what it shows now. */
export function useSavePdf(): (name: string, how?: typeof onPaper) => void {
  const { pdf } = usePlatform();
  const toast = useToast();
  return useCallback(
    (name, how = onPaper) =>
      pdf &&
      void how(() =>
        pdf.save(name).then(
          (path) => void (path && toast(`Saved ${path.split(/[\\/]/).at(-1)}`, "success")),
          (error: unknown) => toast(reasonOf(error), "error"),
        ),
      ),
    [pdf, toast],
  );
}

/** Only a failed export has words for the user, such as that the disk is full. */
function reasonOf(error: unknown): string {
  return error instanceof Error && "code" in error && error.code === "export.failed" ? error.message : FAILED;
}
