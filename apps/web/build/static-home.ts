/**
 * Writes home.html beside index.html: the home page complete in itself, without script. The server gives it out at
 * `/` and `/index`, so that a visitor on a slow phone sees it at once; inside the product the same component is used.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesOf } from "./bundle-files.ts";
import { fontLinks } from "./preload-fonts.ts";
import react from "@vitejs/plugin-react";
import { type Plugin, type ResolvedConfig, type Rolldown, build } from "vite";

interface Settings {
  /** The module that exports `homeHtml`. */
  source: string;
  /** Where the program that writes the text is put; inside the repository, so that it finds its packages. */
  workshop: string;
  /** Of the first screen: file names, without hash and extension. */
  fonts: readonly string[];
}

export function staticHome({ source, workshop, fonts }: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: "bandstand:static-home",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const folder = config.build.outDir;
      const page = withoutApplication(await readFile(join(folder, "index.html"), "utf8"));
      const content = await render(config, source, workshop);
      const links = [...styleLinks(page, bundle), ...fontLinks(bundle, fonts)];
      await writeFile(join(folder, "home.html"), withContent(page, content, links));
    },
  };
}

/** Built by the same rules as the rest, so that the names of classes are the same. */
async function render(
  { root, css }: ResolvedConfig,
  source: string,
  workshop: string,
): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    css: { postcss: css.postcss ?? {} },
    plugins: [react()],
    build: {
      ssr: source,
      outDir: workshop,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "home.mjs" } },
    },
  });
  const program: unknown = await import(pathToFileURL(join(workshop, "home.mjs")).href);
  if (!hasHome(program)) throw new Error(`${source} exports no homeHtml`);
  return program.homeHtml();
}

function hasHome(program: unknown): program is { homeHtml: () => string } {
  return (
    typeof program === "object" &&
    program !== null &&
    "homeHtml" in program &&
    typeof program.homeHtml === "function"
  );
}

/** The scheme is still set before the first paint; everything that would start the application goes. */
function withoutApplication(page: string): string {
  return page
    .replaceAll(/<script[^>]*type="module"[^>]*><\/script>/g, "")
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/<script[^>]*data-preload-routes[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "");
}

function withContent(page: string, content: string, links: readonly string[]): string {
  return page
    .replace("</head>", () => `${links.join("")}</head>`)
    .replace(/<div id="root">[\s\S]*?<\/div>/, () => `<div id="root">${content}</div>`);
}

function styleLinks(page: string, bundle: Rolldown.OutputBundle): string[] {
  return filesOf(bundle, "/src/app/home/home-page.tsx")
    .filter((file) => file.endsWith(".css") && !page.includes(file))
    .map((style) => `<link rel="stylesheet" crossorigin href="/${style}" nonce="__CSP_NONCE__">`);
}
