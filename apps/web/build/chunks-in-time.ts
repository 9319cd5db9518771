/**
 * Puts every part that is imported when it is needed through `inTime`. A browser waits for one as long as the line stays open,
 * which on a train is for ever, and nobody would be told. Vite loads them all through one function of its own; this wraps it.
 */
import type { Plugin } from "vite";

const HELPER = "vite/preload-helper";
const EXPORTED = "export const __vitePreload =";

/** @param source the module that exports `inTime` */
export function chunksInTime(source: string): Plugin {
  return {
    name: "bandstand:chunks-in-time",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!id.includes(HELPER)) return;
      if (!code.includes(EXPORTED)) throw new Error(`${HELPER} exports its function otherwise now`);
      return [
        `import { inTime } from ${JSON.stringify(source)};`,
        code.replace(EXPORTED, "const load ="),
        "export const __vitePreload = (...all) => inTime(load(...all));",
      ].join("\n");
    },
  };
}
