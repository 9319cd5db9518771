import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Migrating an empty database takes a second, and several on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ["./test/global-setup.ts"],
  },
});
