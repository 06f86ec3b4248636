import { configure } from "@testing-library/react";

// How long a test waits for an expected change. Only failures take this long. The library's default of one second is too short when the
// other worker is busy.
configure({ asyncUtilTimeout: 10_000 });
