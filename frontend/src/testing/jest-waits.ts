import { configure } from "@testing-library/react";

// How long a test waits for an expected change. Only a failure takes this long. The library's own limit, a second, is
// too short when the other worker is busy.
configure({ asyncUtilTimeout: 10_000 });
