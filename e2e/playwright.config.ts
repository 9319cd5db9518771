// Flows through the real product: the built web, the real server, an empty database.

import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./support/chromium.ts";
import { serverUnderTest } from "./support/server-under-test.ts";

const server = await serverUnderTest();
const executablePath = chromiumPath();

export default defineConfig({
  testDir: "./flows",
  outputDir: "./test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Far above what anything takes: a busy machine fails no flow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    baseURL: server.url,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Its worker fetches the whole application anew for every flow; those about being offline allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Recording a trace costs a third of the time: `npm test -- e2e songs --trace on` for one that fails.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      args: [...CHROMIUM_ARGUMENTS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  // What looks the same on every screen runs on one of them: `test("…", { tag: "@phone" }, …)`.
  projects: [
    {
      name: "phone",
      grepInvert: /@laptop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "laptop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: server.command,
    cwd: server.folder,
    env: server.environment,
    url: `${server.url}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
