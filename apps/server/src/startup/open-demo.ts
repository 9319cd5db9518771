/** Makes sure that the demo band is there, and says who can sign in to it. */
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { DemoServices } from "../demo/load-demo.ts";

/** Lines for the person at the terminal. The songs are played by ourselves, which takes a while at the first start. */
export async function openDemo(
  services: Omit<DemoServices, "folder" | "onProgress">,
  { dataDir }: Config,
  say: (line: string) => void,
): Promise<string> {
  const { loadDemo } = await import("../demo/load-demo.ts");
  const { signIns } = await loadDemo({
    ...services,
    folder: join(dataDir, "demo"),
    onProgress: ({ done, total, title }) =>
      say(`Playing in the demo band, ${done} of ${total}: ${title}`),
  });
  return [
    "Sign in to the demo band as:",
    ...signIns.map(({ email, password, name, can }) => `  ${email}  ${password}  ${name}: ${can}`),
  ].join("\n");
}
