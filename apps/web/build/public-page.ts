/**
 * Writes public-page.html: the frame of the pages that the server writes for everybody, with one small style sheet and script
 * of their own in place of the application's. The server puts in what is seen (apps/server/src/platform/pages).
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin as StylePlugin, Root } from "postcss";
import { type Plugin, type ResolvedConfig, type Rolldown, build } from "vite";
import { levels } from "../src/ui/pictures/levels.ts";
import { wavePath } from "../src/ui/pictures/wave-path.ts";
import { fontLinks } from "./preload-fonts.ts";
import { styles } from "./styles.ts";

const FONTS = ["inter-latin-wght-normal", "bricolage-grotesque-latin-wght-normal"];

/** @param entry the script, which imports the styles */
export function publicPage(entry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: "bandstand:public-page",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const folder = config.build.outDir;
      const bundle = await buildApart(config, entry);
      const names = Object.keys(bundle);
      const nameOf = (end: string): string => {
        const name = names.find((one) => one.endsWith(end));
        if (name === undefined) throw new Error(`The public page has no ${end}`);
        return `/${name}`;
      };
      const links = [
        `<link rel="stylesheet" href="${nameOf(".css")}">`,
        `<script type="module" src="${nameOf(".js")}"></script>`,
        ...fontLinks(bundle, FONTS),
      ];
      const mark = await readFile(join(config.publicDir, "favicon.svg"), "utf8");
      const index = await readFile(join(folder, "index.html"), "utf8");
      await writeFile(join(folder, "public-page.html"), frameOf(index, links, drawings(mark)));
    },
  };
}

async function buildApart(
  { root, build: { outDir, target } }: ResolvedConfig,
  entry: string,
): Promise<Rolldown.OutputBundle> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: { postcss: { plugins: [...styles.postcss.plugins, schemeOfTheSystem] } },
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("One build has one output");
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]));
}

/** What the head of every page has, without anything that would start the application. */
function frameOf(index: string, links: readonly string[], symbols: string): string {
  const head = index
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link[^>]*rel="(?:modulepreload|stylesheet|manifest)"[^>]*>/g, "")
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>.*?<\/title>/, "<!--head-->")
    .replaceAll(/ nonce="[^"]*"/g, "")
    .replace(/<meta[^>]*property="csp-nonce"[^>]*>/, "")
    .replaceAll(/\n\s*(?=\n)/g, "")
    .replace(/<\/head>[\s\S]*/, "");
  return `${head}${links.join("\n")}\n</head>\n<body>${symbols}<!--body--></body>\n</html>\n`;
}

const BARS = 90;
const STEP = 10;
const HEIGHT = 170;

/** Drawn once, and used by reference: a recording, and our mark. */
function drawings(favicon: string): string {
  const wave = wavePath(levels(BARS), HEIGHT, STEP);
  const mark = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  return `<svg width="0" height="0" class="unseen" aria-hidden="true"><symbol id="wave" viewBox="0 0 900 170" preserveAspectRatio="xMidYMid slice"><path d="${wave}"/></symbol><symbol id="mark" viewBox="0 0 32 32">${mark.replace(/<\/svg>/, "")}</symbol></svg>`;
}

/** Nobody has chosen a scheme on these pages, and no script says which it is: the system's, in the style sheet itself. */
const schemeOfTheSystem: StylePlugin = {
  postcssPlugin: "bandstand:scheme-of-the-system",
  OnceExit(root: Root, { AtRule: At, Rule }) {
    root.walkRules('[data-scheme="dark"]', (rule) => {
      const { source } = rule;
      const dark = new At({
        name: "media",
        params: "(prefers-color-scheme: dark)",
        ...(source && { source }),
      });
      dark.append(
        new Rule({
          selector: ":root:not([data-scheme])",
          nodes: rule.nodes,
          ...(source && { source }),
        }),
      );
      root.append(dark);
      rule.remove();
    });
  },
};
