import { actionUrl, type Letter } from "./letter.ts";

/** The plain version: what the HTML one says, in the same order. */
export function renderText(letter: Letter): string {
  const { heading, paragraphs, action, details = [], footnote } = letter;
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${actionUrl(action.url)}`] : []),
    ...(details.length > 0
      ? [details.map(([label, value]) => `${label}: ${value}`).join("\n")]
      : []),
    // Mail programs know this line as the beginning of what is not the message itself.
    `-- \n${footnote}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
