/** A page that shows only a part of its content, such as 24 shows of a list. */
type PartialPage = {
  /**
   * Shows the whole content. Resolves to false if that is not possible: the page has then told the user why, and can offer
   * `withPart`, which prints or saves only the part.
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

/** Makes printing wait until this page shows its whole content. Returns a function that undoes this. */
export function completeOnPaper(page: PartialPage): () => void {
  current = page;
  return () => {
    if (current === page) current = undefined;
  };
}

/** Whether a part is being printed or saved because the user chose that. */
export const printsPart = (): boolean => parts > 0;

const run = (work: Work) => work().catch((error: unknown) => reportError(error));

/** Prints or saves the page with its whole content. Does nothing if the page cannot show all of it. */
export async function onPaper(work: Work): Promise<void> {
  const page = current;
  if (page && !(await page.showAll(() => void partOnPaper(work)))) return;
  await run(work);
  page?.showPart();
}

/** Prints or saves only what the page shows now. */
export async function partOnPaper(work: Work): Promise<void> {
  parts += 1;
  await run(work);
  parts -= 1;
}
