/** Writes down which addresses have a screen, so that the server answers all others with 404. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** One a line, a parameter as `$name`. The server reads it: apps/server/src/platform/http/site-addresses.ts. */
const FILE = ".addresses";

export function addresses(routeTree: string): Plugin {
  return {
    name: "bandstand:addresses",
    apply: "build",
    async generateBundle() {
      const source = `${addressesIn(await readFile(routeTree, "utf8")).join("\n")}\n`;
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

/** Of the generated tree, its list by where links lead to. */
export function addressesIn(tree: string): string[] {
  const [, list = ""] = /interface FileRoutesByTo \{\n([^}]*)\}/.exec(tree) ?? [];
  const found = [...list.matchAll(/^ {2}'([^']+)':/gm)].map(([, address = ""]) => address);
  if (found.length === 0) throw new Error("The route tree names no addresses.");
  return found;
}
