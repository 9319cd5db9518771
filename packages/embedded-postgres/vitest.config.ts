import { defineConfig } from "vitest/config";

// Disks differ: making a database takes from half a second to several, and far longer on a busy machine.
export default defineConfig({
  test: {
    name: "embedded-postgres",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
