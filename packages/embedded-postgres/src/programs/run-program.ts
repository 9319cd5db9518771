// Running PostgreSQL's programs as child processes.
import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { PROGRAM_ENVIRONMENT } from "./launcher.ts";
import type { Launcher } from "./launcher.ts";

export type ProgramCall = {
  launcher: Launcher;
  program: string;
  args: string[];
  stdio: StdioOptions;
  /** Whether it is a daemon, which goes on running when we end. */
  outlivesParent?: boolean;
};

/** Starts a program in a session of its own, so that a Ctrl-C meant for us does not reach it. */
export function startProgram({
  launcher,
  program,
  args,
  stdio,
  outlivesParent = false,
}: ProgramCall): ChildProcess {
  const command = launcher.command(program, args);
  return spawn(command.file, command.args, {
    ...command.as,
    // Not our own working directory, which the program's account may be unable to enter.
    cwd: process.platform === "win32" ? undefined : "/",
    // On Windows `detached` takes the console away too, and programs that start others would each open a window.
    detached: outlivesParent || process.platform !== "win32",
    env: PROGRAM_ENVIRONMENT,
    stdio,
    windowsHide: true,
  });
}

/** Runs a program to its end. Answers whether its exit code was 0, and all that it wrote. */
export async function runProgram(
  call: Omit<ProgramCall, "stdio" | "staysBehind"> & { files?: number[] },
): Promise<{
  succeeded: boolean;
  output: string;
}> {
  const child = startProgram({ ...call, stdio: ["ignore", "pipe", "pipe", ...(call.files ?? [])] });
  let output = "";
  const keep = (piece: Buffer) => {
    output += piece.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ succeeded: false, output: error.message }));
    child.once("close", (code) => resolve({ succeeded: code === 0, output }));
  });
}
