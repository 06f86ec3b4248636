import { PerformanceObserver } from "node:perf_hooks";
import NodeRealm from "./jest-environment.js";

// A second realm inside the one that runs this file.
let realm: NodeRealm;
beforeEach(() => (realm = new NodeRealm({ projectConfig: {} })));

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("ends the timers that a file has left", async () => {
  const before = timers();
  setTimeout(() => undefined, 50_000);
  setInterval(() => undefined, 50_000);
  setTimeout(() => undefined, 50_000).refresh();
  expect(timers()).toBe(before + 3);
  await realm.teardown();
  expect(timers()).toBe(before);
});

test("ends what a file has begun to observe", async () => {
  const observer = new PerformanceObserver(() => undefined);
  const ended = import.meta.jest.spyOn(observer, "disconnect");
  observer.observe({ entryTypes: ["gc"] });
  await realm.teardown();
  expect(ended).toHaveBeenCalledTimes(1);
});

test("lets go of the functions of a file's tests, which can reach a whole service", () => {
  const rootDescribeBlock = {
    hooks: [{ fn: () => undefined }],
    children: [
      { type: "test", fn: () => undefined },
      { type: "describeBlock", hooks: [], children: [{ type: "test", fn: () => undefined }] },
    ],
  };
  realm.handleTestEvent({ name: "run_finish" }, { rootDescribeBlock });
  expect(rootDescribeBlock.hooks[0]?.fn).toBeDefined();
  realm.handleTestEvent({ name: "teardown" }, { rootDescribeBlock });
  expect(rootDescribeBlock).toEqual({
    hooks: [{ fn: undefined }],
    children: [
      { type: "test", fn: undefined },
      { type: "describeBlock", hooks: [], children: [{ type: "test", fn: undefined }] },
    ],
  });
});

test("programs that a test starts do not get the options of Jest's own process", () => {
  expect(process.env.NODE_OPTIONS).toBeUndefined();
});
