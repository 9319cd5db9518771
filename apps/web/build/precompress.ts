/** Lays a .br and a .gz beside every text asset, so that the server compresses nothing at run time. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

// index.html is not among them: it changes with every answer.
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|webmanifest|wasm|txt)$/;
/** Below this many bytes the headers outweigh the gain. */
const WORTH_IT = 1024;

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "bandstand:precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  await Promise.all([
    promisify(brotliCompress)(content).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
