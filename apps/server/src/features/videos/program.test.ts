import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { complaintIn, inFolder, type ProgramRun, runProgram } from "./program.ts";

const settings = { program: process.execPath, searchPath: "" };

/** Runs a few lines of JavaScript in the place of the program. */
const run = (script: string, more: Partial<ProgramRun> = {}) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, "script.mjs"), script);
    const lines: string[] = [];
    await runProgram(settings, {
      options: ["script.mjs"],
      subject: "--version",
      folder,
      signal: AbortSignal.timeout(20_000),
      onLine: (line) => lines.push(line),
      ...more,
    });
    return lines;
  });

describe("the program", () => {
  it("gets what it is to fetch behind everything that could be an option", async () => {
    const lines = await run("console.log(process.argv.slice(2).join(' '))");
    expect(lines).toEqual(["-- --version"]);
  });

  it("is ended with all that it started", async () => {
    const stop = new AbortController();
    const pids: number[] = [];
    const running = run(
      `import { spawn } from "node:child_process";
       const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
       console.log(child.pid);
       setInterval(() => {}, 1000);`,
      {
        signal: stop.signal,
        onLine: (line) => {
          pids.push(Number(line));
          stop.abort(new Error("nobody wants it any more"));
        },
      },
    );
    await expect(running).rejects.toThrow("nobody wants it any more");
    const isAlive = () => {
      try {
        return process.kill(pids[0] ?? 0, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive).toBe(false);
  });

  it("that cannot be started has failed", async () => {
    const missing = inFolder((folder) =>
      runProgram(
        { program: "/nowhere/yt-dlp", searchPath: "" },
        { options: [], subject: "", folder, signal: AbortSignal.timeout(20_000), onLine: () => {} },
      ),
    );
    await expect(missing).rejects.toThrow("The program that fetches videos has failed.");
  });
});

describe("what the program complains of", () => {
  it.each([
    [
      "ERROR: [youtube] dQw4w9WgXcQ: Private video; please report this issue on  https://example.org",
      "Private video",
    ],
    [
      "ERROR: [generic] None: Unable to download webpage: HTTP Error 404: Not Found (caused by <HTTPError 404>)",
      "Unable to download webpage: HTTP Error 404: Not Found",
    ],
    [
      "WARNING: slow\nERROR: Unable to download: <urlopen error [Errno -2] Name or service not known>\n",
      "Unable to download: Name or service not known",
    ],
    ["ERROR: unable to open /tmp/ours/recording.m4a", "unable to open /recording.m4a"],
    ["Traceback (most recent call last):", "The program that fetches videos has failed."],
    ["", "The program that fetches videos has failed."],
  ])("is said in its words, without its ornaments: %j", (words, said) => {
    expect(complaintIn(words, "/tmp/ours")).toBe(said);
  });
});
