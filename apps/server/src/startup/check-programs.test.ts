import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { checkPrograms } from "./check-programs.ts";

const check = (environment: Record<string, string>) => checkPrograms(readConfig(environment));

describe("the program that fetches videos", () => {
  it("need not be named", async () => {
    await expect(check({ PATH: "/usr/bin" })).resolves.toBeUndefined();
  });

  it("may be any file that can be run", async () => {
    await expect(check({ YT_DLP: process.execPath })).resolves.toBeUndefined();
  });

  it.each(["/nowhere/yt-dlp", "yt-dlp", import.meta.dirname])(
    "is said to be missing where the setting names none: %s",
    async (YT_DLP) => {
      const checked = check({ YT_DLP, PATH: "/usr/bin:/usr/local/bin" });
      await expect(checked).rejects.toThrow(ConfigError);
      await expect(checked).rejects.toThrow("is no program that can be run");
    },
  );
});
