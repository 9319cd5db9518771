/** Which addresses of the web application have a screen. Its build writes them down, one a line, a parameter as `$name`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export async function readAddresses(folder: string): Promise<(path: string) => boolean> {
  const list = await readFile(join(folder, ".addresses"), "utf8");
  return matcherOf(list.split("\n").filter((address) => address !== ""));
}

/** Asks of a path without its query; a slash at its end is no other address. */
export function matcherOf(addresses: readonly string[]): (path: string) => boolean {
  const plain = new Set(addresses.filter((address) => !address.includes("$")));
  const shaped = addresses
    .filter((address) => address.includes("$"))
    .map((address) => new RegExp(`^${address.replace(/\$\w+/g, "[^/]+")}$`));
  return (path) => {
    const asked = path === "/" ? path : path.replace(/\/$/, "");
    return plain.has(asked) || shaped.some((shape) => shape.test(asked));
  };
}
