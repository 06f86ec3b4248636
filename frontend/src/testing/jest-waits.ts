import { configure } from "@testing-library/react";

// How long a test waits for what must come. A failure takes this long, a success never does: a second, the library's own limit, says
// something about the machine when the other worker is busy.
configure({ asyncUtilTimeout: 10_000 });
