/** Texts compared as people see them: without case, accents and doubled spaces. "Beyoncé" and "BEYONCE " are one. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
