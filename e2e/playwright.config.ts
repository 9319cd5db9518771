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
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    baseURL: server.url,
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      args: [...CHROMIUM_ARGUMENTS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "laptop", use: { viewport: { width: 1440, height: 900 } } },
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
