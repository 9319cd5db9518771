/** Writes sw.js beside index.html: the service worker, told what the build consists of. */
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { type Plugin, type ResolvedConfig, type Rolldown, build } from "vite";
import { filesOf } from "./bundle-files.ts";

interface Settings {
  source: string;
  /** The module that the page begins with: the end of its path. */
  entry: string;
}

// Of the fonts those that nearly every page needs, and a set list's PDF; the rest is kept once it was used.
const NEEDED = /\.(m?js|css|wasm)$|-latin-wght-normal-.*\.woff2$|inter-latin-\d00-normal-.*\.woff$/;

export function serviceWorker({ source, entry }: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: "bandstand:service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const [start = ""] = filesOf(bundle, entry);
      const assets = Object.keys(bundle).filter((name) => NEEDED.test(name));
      const files = await publicFiles(config.publicDir);
      const built = {
        build: hashOf(bundle, assets),
        assets: assets.map(toPath),
        files: files.map(toPath),
        entry: toPath(start),
      };
      await build({
        root: config.root,
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { BUILT: JSON.stringify(built) },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          target: config.build.target,
          rolldownOptions: {
            input: source,
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  };
}

/** One name that the server has no file for, and the worker is never installed: a folder is none. */
async function publicFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}

const toPath = (name: string): string => `/${name}`;

/** Of all that a build gives out: its files by their names, and the page by its text. */
function hashOf(bundle: Rolldown.OutputBundle, assets: readonly string[]): string {
  const page = bundle["index.html"];
  const text = page?.type === "asset" ? page.source : "";
  return createHash("sha256").update(assets.join("\n")).update(text).digest("hex").slice(0, 12);
}
