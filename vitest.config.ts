import { defineConfig } from "vitest/config";
import { timeouts } from "./vitest.timeouts.ts";

// One run for everything but the browser flows; `npx vitest run --project server` runs one part.
export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/server",
      { test: { name: "bench", root: "bench", include: ["**/*.test.ts"], ...timeouts } },
      "apps/web/vitest.components.config.ts",
      {
        // Unit tests of the web run in Node.
        test: {
          name: "web",
          root: "apps/web",
          include: ["{build,src}/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.component.test.tsx"],
          ...timeouts,
          // A process for each file takes longer than its tests.
          isolate: false,
        },
      },
      { test: { name: "scripts", include: ["scripts/**/*.test.{ts,mjs}"], ...timeouts } },
    ],
  },
});
