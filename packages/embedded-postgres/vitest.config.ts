import { defineConfig } from "vitest/config";
import { timeouts } from "../../vitest.timeouts.ts";

export default defineConfig({
  test: {
    name: "embedded-postgres",
    include: ["src/**/*.test.ts"],
    ...timeouts,
  },
});
