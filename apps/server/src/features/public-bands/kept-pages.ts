/** Pages of bands, each finished once and kept until its band changes. */
import type { PublicAnswers } from "../../platform/live/public-answers.ts";
import type { FinishedPage, Page, PageShell } from "../../platform/pages/page-shell.ts";
import { asIdentity, type BandPage, type ReadPage } from "./public-bands.use-cases.ts";

interface KeptPagesOptions {
  publicAnswers: PublicAnswers;
  readPage: ReadPage;
  shell: PageShell;
  write: (page: BandPage, origin: string) => Pick<Page, "head" | "body">;
}

/** @returns the page of a band whose identity was typed as a name, at the origin it was asked at; null where nobody has it */
export function keptPages({ publicAnswers, readPage, shell, write }: KeptPagesOptions) {
  const pages = publicAnswers.keep<FinishedPage>();
  return (typed: string, origin: string): Promise<FinishedPage | null> => {
    const identity = asIdentity(typed);
    return pages.get(`${origin} ${identity}`, async () => {
      const page = await readPage(identity);
      if (!page) return null;
      const value = await shell.finish(write(page, origin));
      const { id: bandId, timeZone } = page.band;
      return { value, bandId, timeZone, size: 2 * value.html.length + value.zipped.length };
    });
  };
}
