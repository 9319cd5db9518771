import { defineProject } from "vitest/config";
import { timeouts } from "../../vitest.timeouts.ts";

export default defineProject({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    ...timeouts,
    globalSetup: ["./test/global-setup.ts"],
  },
});
