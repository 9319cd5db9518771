/** A server in a process of its own, known by the address that its first words name. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { OWN_NODE } from "../../scripts/paths.mjs";

export interface Child {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Throws when the program ends without having named an address. */
export async function startChild(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Child> {
  const child = spawn(OWN_NODE, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { pid } = child;
  const url = await addressIn(child);
  if (pid === undefined) throw new Error("The program did not start.");
  return {
    url,
    pid,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", () => reject(new Error(`The program ended: ${said}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}
