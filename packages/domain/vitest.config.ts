import { defineConfig } from "vitest/config";
import { timeouts } from "../../vitest.timeouts.ts";

export default defineConfig({
  test: {
    name: "domain",
    include: ["src/**/*.test.ts"],
    ...timeouts,
    // Rules hold no state that one file could leave to another, and a process for each takes longer than its tests.
    isolate: false,
  },
});
