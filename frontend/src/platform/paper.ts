/** A page that shows only a part of its content, such as 24 shows of a list. */
type PartialPage = {
  /**
   * Shows all of it. Resolves to whether it is shown; if not, the page has told the user why, and can offer `withPart`: the same work with
   * only the part.
   */
  readonly showAll: (withPart: () => void) => Promise<boolean>;
  /** Shows the part again. */
  readonly showPart: () => void;
};

/** Prints the page, or saves it as a PDF. */
type Work = () => Promise<void>;

let current: PartialPage | undefined;
/** How many prints or PDFs of only a part are under way. */
let parts = 0;

/** Makes printing wait until this page shows everything. Returns a function that ends this. */
export function completeOnPaper(page: PartialPage): () => void {
  current = page;
  return () => {
    if (current === page) current = undefined;
  };
}

/** Whether only the part that the page shows is being printed, as the user chose. */
export const printsPart = (): boolean => parts > 0;

const run = (work: Work) => work().catch((error: unknown) => reportError(error));

/** Runs `work` while the page shows all of its content, if that can be shown. */
export async function onPaper(work: Work): Promise<void> {
  const page = current;
  if (page && !(await page.showAll(() => void partOnPaper(work)))) return;
  await run(work);
  page?.showPart();
}

/** Runs `work` with only what the page shows now. */
export async function partOnPaper(work: Work): Promise<void> {
  parts += 1;
  await run(work);
  parts -= 1;
}
