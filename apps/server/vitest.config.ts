import { defineProject } from "vitest/config";
import { timeouts } from "../../vitest.timeouts.ts";
import { builtWorkers } from "./test/built-workers.ts";

export default defineProject({
  plugins: [builtWorkers],
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    ...timeouts,
    // The server keeps what it remembers with its database or service, not in modules: a process for each file, which reads all
    // of them anew, makes the whole half as dear again and tells nothing more.
    isolate: false,
    globalSetup: ["./test/global-setup.ts"],
  },
});
