const asRoot = process.getuid?.() === 0;

/** Command-line switches of every Chromium that the tests start. */
export const CHROMIUM_SWITCHES = [
  "--disable-background-networking",
  // A page in a test lives for seconds: V8's two optimizing compilers would take more processor time than their code saves.
  "--js-flags=--no-opt --no-maglev",
  ...(asRoot ? ["--no-sandbox"] : []),
];
