import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OWN_NODE, ROOT } from "./paths.mjs";
import { runToEnd } from "./processes.mjs";

const MODULE = pathToFileURL(join(ROOT, "scripts/processes.mjs")).href;

/** Arguments for Node to run programs, each a line of JavaScript, in its foreground. */
function foregroundArgs(...programs: string[]): string[] {
  const commands = programs.map((text) => ({ program: OWN_NODE, args: ["-e", text] }));
  const script = `
    import { runInForeground } from ${JSON.stringify(MODULE)};
    process.exitCode = await runInForeground(...${JSON.stringify(commands)});
  `;
  return ["--input-type=module", "-e", script];
}

function inForeground(...programs: string[]) {
  return spawn(OWN_NODE, foregroundArgs(...programs), { stdio: ["ignore", "pipe", "inherit"] });
}

describe("a program in the foreground", () => {
  it("gives its exit code", async () => {
    expect(await once(inForeground("process.exit(3)"), "close")).toEqual([3, null]);
  });

  it("is told to stop, and may take its time", async () => {
    const running = inForeground(
      `process.on("SIGTERM", () => setTimeout(() => process.exit(7), 50));
       setInterval(() => {}, 1000); console.log("ready")`,
    );
    await once(running.stdout, "data");
    running.kill("SIGTERM");
    expect(await once(running, "close")).toEqual([7, null]);
  });

  it("is told of an interruption where no terminal tells it", async () => {
    const running = inForeground(
      `process.on("SIGINT", () => process.exit(8)); setInterval(() => {}, 1000); console.log("ready")`,
    );
    await once(running.stdout, "data");
    running.kill("SIGINT");
    expect(await once(running, "close")).toEqual([8, null]);
  });

  it("is told to stop when npm, which started us in a shell, is", async () => {
    const program = `process.on("SIGTERM", () => { console.log("stopped"); process.exit(); });
      setInterval(() => {}, 1000); console.log("ready")`;
    const shell = spawn("sh", ["-c", `"$0" "$@"; true`, OWN_NODE, ...foregroundArgs(program)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
    await once(shell.stdout, "data");
    shell.kill("SIGTERM");
    const [said] = (await once(shell.stdout, "data")) as [Buffer];
    expect(said.toString()).toBe("stopped\n");
  });

  it("takes the others with it when it ends", async () => {
    const running = inForeground("setInterval(() => {}, 1000)", "process.exit(4)");
    expect(await once(running, "close")).toEqual([4, null]);
  });
});

describe("a program run to its end", () => {
  it("gives its exit code and what it said", async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(2)';
    const { code, output } = await runToEnd(OWN_NODE, ["-e", script]);
    expect({ code, lines: output.trim().split("\n").toSorted() }).toEqual({
      code: 2,
      lines: ["err", "out"],
    });
  });

  it("that a signal ended says which", async () => {
    const script = 'console.log("out"); process.kill(process.pid, "SIGKILL")';
    expect(await runToEnd(OWN_NODE, ["-e", script])).toEqual({
      code: 1,
      output: "out\nEnded by SIGKILL.\n",
    });
  });

  it("that does not exist ends with 127", async () => {
    expect(await runToEnd("/no/such/program", [])).toMatchObject({ code: 127 });
  });
});
