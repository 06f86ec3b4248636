import { jest } from "@jest/globals";

// A machine that does other work as well may miss a test's time once; a fault is there every time.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
