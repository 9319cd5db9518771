/** Where people write to when nothing else helps, as the operator has set it. The server marks each page with it, so that it is there when the server is not. */
export function supportEmailOf(page: Document): string | undefined {
  return page.documentElement.dataset["supportEmail"];
}
