/**
 * Before pdf.js shows the first page of a file it looks for the last one, to mend a wrong count, and on its way to any page it
 * fetches all pages that the root names. Where scanners have written page after page with its picture, each is a request of
 * its own: of a hundred pages of 20 MB, two thirds of the file before anything was seen. Built, its worker fetches the pages up
 * to the one that is wanted, and believes the count of a large file.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";

const WORKER = "pdf.worker.min.mjs";
/** Bytes. */
const LARGE = 4_000_000;

const CHANGES = [
  {
    from: 'await this.ensureDoc("checkLastPage",[e])',
    to: `this.pdfDocument.stream.length>${LARGE}||await this.ensureDoc("checkLastPage",[e])`,
  },
  {
    from: "for(let e=h.length-1;e>=0;e--){const n=h[e];t.push(n);a===this.toplevelPagesDict&&",
    to: "for(let k=h.length-1;k>=0;k--){const n=h[k];t.push(n);k<=e&&a===this.toplevelPagesDict&&",
  },
];

/** As its licence asks of whoever changes it. */
const NOTICE =
  "/* Changed by Bandstand: fetches the pages of a large file up to the one that is wanted. */\n";

/** The worker of pdf.js, quick with large files. Throws where it is another than we know. */
export function quickWorker(source: string): string {
  const changed = CHANGES.reduce((worker, { from, to }) => {
    const [before, after, ...more] = worker.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`The worker of pdf.js is another now. Looked for: ${from}`);
    return before + to + after;
  }, source);
  return NOTICE + changed;
}

export function quickPdf(): Plugin {
  return {
    name: "quick-pdf",
    enforce: "pre",
    apply: "build",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "url" || basename(file) !== WORKER) return null;
      const source = quickWorker(await readFile(file, "utf8"));
      const reference = this.emitFile({ type: "asset", name: WORKER, source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
