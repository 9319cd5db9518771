/**
 * Writes home.html beside index.html: the home page complete in itself, without script. The server gives it out at
 * `/` and `/index`, so that a visitor on a slow phone sees it at once; inside the product the same component is used.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
      const page = await readFile(join(folder, "index.html"), "utf8");
      const content = await render(config, source, workshop);
      const links = [...styleLinks(page, bundle), ...fontLinks(bundle, fonts)];
      await writeFile(
        join(folder, "home.html"),
        withContent(withoutApplication(page), content, links),
      );
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
  const program: { homeHtml: () => string } = await import(
    pathToFileURL(join(workshop, "home.mjs")).href
  );
  return program.homeHtml();
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
  return stylesOf(bundle)
    .filter((style) => !page.includes(style))
    .map((style) => `<link rel="stylesheet" crossorigin href="/${style}" nonce="__CSP_NONCE__">`);
}

function stylesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const collect = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || seen.has(file)) return;
    seen.add(file);
    for (const next of chunk.imports) collect(next);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  for (const chunk of Object.values(bundle)) {
    const home =
      chunk.type === "chunk" &&
      chunk.moduleIds.some((id) => id.endsWith("/src/app/home/home-page.tsx"));
    if (home) collect(chunk.fileName);
  }
  return [...found];
}
