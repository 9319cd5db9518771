const COPIED = "The address of this page has been copied.";

/** Either is absent on an address that is not secure. */
type Sharing = Partial<Pick<Navigator, "share" | "clipboard">>;

/** Shows the buttons that pass the page's address on, where the browser can share or copy. */
export function offerSharing(page: Document, browser: Sharing): void {
  if (!browser.share && !browser.clipboard) return;
  const address = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? page.URL;
  for (const button of page.querySelectorAll<HTMLButtonElement>("button[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      // Whoever closes the sheet again wanted nothing more.
      passOn(page, browser, address).catch(() => {});
    });
  }
}

async function passOn(page: Document, browser: Sharing, address: string): Promise<void> {
  if (browser.share) return browser.share({ title: page.title, url: address });
  await browser.clipboard?.writeText(address);
  tell(page, COPIED);
}

function tell(page: Document, words: string): void {
  const place = page.querySelector("[role=status]");
  if (place) place.textContent = words;
}
