import { defineConfig } from "vitest/config";

// Time never fails a test: a busy machine takes many times as long for a property.
export default defineConfig({
  test: {
    name: "domain",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    // Rules hold no state that one file could leave to another, and a process for each takes longer than its tests.
    isolate: false,
  },
});
