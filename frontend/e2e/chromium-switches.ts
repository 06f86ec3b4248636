const asRoot = process.getuid?.() === 0;

/** Of each Chromium that tests start. */
export const CHROMIUM_SWITCHES = [
  "--disable-background-networking",
  // A page of a test lives for seconds: V8's two optimizing compilers take more processor time than their code saves.
  "--js-flags=--no-opt --no-maglev",
  ...(asRoot ? ["--no-sandbox"] : []),
];
