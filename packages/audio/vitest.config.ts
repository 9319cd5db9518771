import { defineConfig } from "vitest/config";
import { timeouts } from "../../vitest.timeouts.ts";

export default defineConfig({
  test: { name: "audio", include: ["src/**/*.test.ts"], ...timeouts },
});
