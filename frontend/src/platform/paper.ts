/** A page that shows only a part of its content, such as 24 shows of a list. */
type PartialPage = {
  /** Shows all of it. Resolves to whether it is shown; if not, the page has told the user why. */
  readonly showAll: () => Promise<boolean>;
  /** Shows the part again. */
  readonly showPart: () => void;
};

let current: PartialPage | undefined;

/** Makes printing wait until this page shows everything. Returns a function that ends this. */
export function completeOnPaper(page: PartialPage): () => void {
  current = page;
  return () => {
    if (current === page) current = undefined;
  };
}

/** Runs `work`, such as printing, while the page shows all of its content. Resolves to undefined if it could not be shown. */
export async function onPaper<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const page = current;
  if (!page) return work();
  if (!(await page.showAll())) return undefined;
  try {
    return await work();
  } finally {
    page.showPart();
  }
}
