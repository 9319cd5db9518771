import type { Page } from "@playwright/test";

/** Streams that stay open never end, so that a page is quiet once nothing has answered for this long. */
const QUIET_MS = 1500;

/** To be called before the page is led anywhere. @returns waits until nothing has answered for a while */
export function watchAnswers(page: Page): () => Promise<void> {
  let last = Date.now();
  const answered = (): void => {
    last = Date.now();
  };
  page.on("response", answered);
  return async () => {
    while (Date.now() - last < QUIET_MS)
      await new Promise((done) => setTimeout(done, QUIET_MS / 10));
    page.off("response", answered);
  };
}
