// Flows through the real product: the built web, the real server, an empty database.

import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath, headlessShellPath } from "./support/chromium.ts";
import { serverUnderTest } from "./support/server-under-test.ts";

const server = await serverUnderTest();

/** What is measured on the sound: with the engine alone a beat is heard up to 50 ms beside where people hear it. */
const SOUND = /studio-(heard|sound-[a-z]+)\.spec/;

/** @param executablePath undefined stands for the one that Playwright keeps for itself */
function launched(executablePath: string | undefined) {
  return {
    args: [...CHROMIUM_ARGUMENTS],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}

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
    launchOptions: launched(headlessShellPath()),
  },
  // What looks the same on every screen runs on one of them: `test("…", { tag: "@phone" }, …)`.
  projects: [
    {
      name: "phone",
      grepInvert: /@laptop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "laptop",
      grepInvert: /@phone/,
      testIgnore: SOUND,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "sound",
      testMatch: SOUND,
      use: { viewport: { width: 1440, height: 900 }, launchOptions: launched(chromiumPath()) },
    },
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
