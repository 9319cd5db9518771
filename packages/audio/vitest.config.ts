import { defineConfig } from "vitest/config";

// Time never fails a test: a busy machine takes many times as long for a property.
export default defineConfig({
  test: { name: "audio", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
