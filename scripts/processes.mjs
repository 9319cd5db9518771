// Running other programs: to the end with their output collected, or in the foreground.

import { spawn } from "node:child_process";
import { environment, ROOT } from "./paths.mjs";

const PARENT = process.ppid;

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 127 when the program could not be started, 1 when a signal ended it, which the output names
 * @property {string} output standard output and error, in the order they came
 */

/**
 * Runs a program to its end and collects what it says.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show` prints the output as it comes, too
 * @returns {Promise<Ended>}
 */
export function runToEnd(program, args, { cwd = ROOT, env = environment(), show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    });
    child.stderr.on("data", (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (show) process.stderr.write(chunk);
    });
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) =>
      resolve(
        code === null ? { code: 1, output: `${output}Ended by ${signal}.\n` } : { code, output },
      ),
    );
  });
}

/**
 * Runs programs side by side with this process's own terminal. When one of them ends the others are stopped.
 * Resolves when all have ended, with the exit code of the first that did.
 * @param {readonly { program: string, args: readonly string[], cwd?: string }[]} commands
 * @returns {Promise<number>}
 */
export async function runInForeground(...commands) {
  const children = commands.map(({ program, args, cwd = ROOT }) =>
    spawn(program, args, { cwd, env: environment(), stdio: "inherit" }),
  );
  let told = false;
  // Told once: to a server that is stopping in order a second signal means "at once".
  const stopAll = (/** @type {NodeJS.Signals} */ signal) => {
    if (told) return;
    told = true;
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // A terminal tells everything that runs in it by itself.
      if (signal === "SIGTERM" || !process.stdin.isTTY) stopAll(signal);
    });
  }
  const watch = setInterval(() => {
    // npm runs us in a shell, which ends without a word to us when npm is told to stop.
    if (process.env["npm_lifecycle_event"] && process.ppid !== PARENT) stopAll("SIGTERM");
  }, 500);
  /** @type {number | undefined} */
  let first;
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          const ended = (/** @type {number} */ code) => {
            first ??= code;
            stopAll("SIGTERM");
            resolve(undefined);
          };
          child.on("error", (error) => {
            console.error(error.message);
            ended(127);
          });
          child.on("close", (code, signal) => ended(code ?? (signal === "SIGINT" ? 130 : 143)));
        }),
    ),
  );
  clearInterval(watch);
  return first ?? 0;
}
