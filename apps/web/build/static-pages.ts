/**
 * Writes the pages that most people come to first beside index.html, complete in themselves: a visitor on a slow phone
 * sees them before any script has come. The home page needs none; of the others the application takes over.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesOf } from "./bundle-files.ts";
import { fontLinks } from "./preload-fonts.ts";
import react from "@vitejs/plugin-react";
import { type Plugin, type ResolvedConfig, type Rolldown, build } from "vite";

interface StaticPage {
  /** What shows it in the application: the end of the module's id. Its styles are the page's. */
  module: string;
  /** Whether the application takes over. */
  starts: boolean;
  /** Of the first screen: file names, without hash and extension. */
  fonts?: readonly string[];
}

interface Settings {
  /** The module that exports `staticPages`: the content of each page, by its name. */
  source: string;
  /** Where the program that writes the text is put; inside the repository, so that it finds its packages. */
  workshop: string;
  /** By the name of the file. */
  pages: Readonly<Record<string, StaticPage>>;
}

export function staticPages({ source, workshop, pages }: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: "bandstand:static-pages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const folder = config.build.outDir;
      const index = await readFile(join(folder, "index.html"), "utf8");
      const contents = await render(config, source, workshop);
      for (const [name, { module, starts, fonts = [] }] of Object.entries(pages)) {
        const content = contents[name];
        if (content === undefined) throw new Error(`${source} has no page ${name}`);
        const links = [...styleLinks(index, bundle, module), ...fontLinks(bundle, fonts)];
        const page = starts ? withStillContent(index, content) : withOnly(index, content);
        await writeFile(
          join(folder, `${name}.html`),
          page.replace("</head>", `${links.join("")}</head>`),
        );
      }
    },
  };
}

/** Built by the same rules as the rest, so that the names of classes are the same. */
async function render(
  { root, css }: ResolvedConfig,
  source: string,
  workshop: string,
): Promise<Record<string, string>> {
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
      rolldownOptions: { output: { entryFileNames: "pages.mjs" } },
    },
  });
  const program: unknown = await import(pathToFileURL(join(workshop, "pages.mjs")).href);
  if (!hasPages(program)) throw new Error(`${source} exports no staticPages`);
  return program.staticPages();
}

function hasPages(program: unknown): program is { staticPages: () => Record<string, string> } {
  return (
    typeof program === "object" &&
    program !== null &&
    "staticPages" in program &&
    typeof program.staticPages === "function"
  );
}

const ROOT = /(<div id="root">)([\s\S]*?)(<\/div>)/;

/** The scheme is still set before the first paint; everything that would start the application goes. */
function withOnly(index: string, content: string): string {
  return index
    .replaceAll(/<script[^>]*type="module"[^>]*><\/script>/g, "")
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/<script[^>]*data-preload-routes[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "")
    .replace(ROOT, (_, start: string, _opening, end: string) => start + content + end);
}

/** Beside what every page opens with, which those see who are led on from here: src/app/theme/base.css. */
function withStillContent(index: string, content: string): string {
  const [title = ""] = /<title>.*?<\/title>/.exec(content) ?? [];
  return index
    .replace(/<title>.*?<\/title>/, () => title)
    .replace(
      ROOT,
      (_, start: string, opening: string, end: string) =>
        `${start}${opening}<div class="still">${content.replace(title, "")}</div>${end}`,
    );
}

function styleLinks(index: string, bundle: Rolldown.OutputBundle, module: string): string[] {
  return filesOf(bundle, module)
    .filter((file) => file.endsWith(".css") && !index.includes(`href="/${file}"`))
    .map((style) => `<link rel="stylesheet" crossorigin href="/${style}" nonce="__CSP_NONCE__">`);
}
