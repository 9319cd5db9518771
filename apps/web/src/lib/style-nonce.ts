/** The nonce of this answer, from the element that the build writes and the server fills in. */
export function styleNonce(): string {
  // The attribute reads as empty once the page has a content security policy; the property doesn't.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
