/** Characters of a title that a narrow list shows. */
const SHORT_TITLE = 20;

/** The title, cut where it is long. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length <= SHORT_TITLE
    ? title
    : `${letters.slice(0, SHORT_TITLE).join("").trimEnd()}…`;
}
