import { SamplePrograms, testOf } from "./sample-programs.js";

let programs: SamplePrograms;
beforeEach(() => {
  programs = new SamplePrograms();
});
afterEach(() => programs.remove());

const PROGRAMS = {
  JavaScript: {
    process: "console.log(process.pid);",
    names: "const own = 1;\nconsole.log(own);",
    others: "console.log(typeof own);",
    none: "undefined\n",
    fails: 'console.log("before");\nthrow new Error("no show");',
    ends: 'process.stderr.write("the end"); process.exit(3);',
    failsToo: 'Promise.reject(new Error("nobody waits"));',
  },
  Python: {
    process: "import os\nprint(os.getpid())",
    names: "own = 1\nprint(own)",
    others: 'print("own" in globals())',
    none: "False\n",
    fails: 'print("before")\nraise ValueError("no show")',
    ends: 'import os, sys\nprint("the end", file=sys.stderr, flush=True)\nos._exit(3)',
    failsToo: 'raise SystemExit("nobody waits")',
  },
} as const;

for (const language of ["JavaScript", "Python"] as const) {
  const program = PROGRAMS[language];
  const run = (code: string) => programs.run(language, code);

  testOf(language)(`programs in ${language} share a process but no names, and each has its own output`, async () => {
    const first = await run(program.process);
    expect(Number(first)).toBeGreaterThan(0);
    expect(await run(program.names)).toBe("1\n");
    expect(await run(program.others)).toBe(program.none);
    expect(await run(program.process)).toBe(first);
  });

  testOf(language)(`a program in ${language} that fails does not fail the next one`, async () => {
    await expect(run(program.fails)).rejects.toThrow("no show");
    expect(await run(program.names)).toBe("1\n");
    await expect(run(program.failsToo)).rejects.toThrow("nobody waits");
    expect(await run(program.names)).toBe("1\n");
    await expect(run(program.ends)).rejects.toThrow("the end");
    expect(await run(program.names)).toBe("1\n");
  });
}

testOf("curl")("a shell program that fails does not fail the next one", async () => {
  await expect(programs.run("curl", "echo before\nexit 3")).rejects.toThrow("Command failed");
  expect(await programs.run("curl", "echo after")).toBe("after\n");
});
