/** Tests of components in a real browser: keys, focus and layout are the browser's own. */
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "../../e2e/support/chromium.ts";
import { timeouts } from "../../vitest.timeouts.ts";
import { memoiseHooks } from "./build/memoise-hooks.ts";
import { styles } from "./build/styles.ts";

const executablePath = chromiumPath();

export default defineProject({
  plugins: [memoiseHooks(), react({ compiler: true })],
  css: styles,
  server: { host: "127.0.0.1" },
  cacheDir: "../../node_modules/.cache/components",
  optimizeDeps: {
    // What Vite finds while tests run makes it reload the page beneath them: it looks for nothing, and what is not named here
    // is served as it is.
    noDiscovery: true,
    include: [
      "@tabler/icons-react",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "axe-core",
      "react",
      "react-dom",
      "react-dom/client",
      "react/compiler-runtime",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "react-easy-crop",
      "vitest-browser-react/pure",
      "zod/mini",
    ],
  },
  test: {
    name: "components",
    // One page for all: each file of its own would load the product again.
    isolate: false,
    include: ["src/**/*.component.test.tsx"],
    setupFiles: ["./test/setup.ts"],
    ...timeouts,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          args: [...CHROMIUM_ARGUMENTS],
          ...(executablePath === undefined ? {} : { executablePath }),
        },
        contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/London" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
