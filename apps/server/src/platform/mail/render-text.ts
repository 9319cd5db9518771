import { actionUrl, type Fact, type Letter, type MailLink } from "./letter.ts";

/** The plain version: what the HTML one says, in the same order. */
export function renderText(letter: Letter): string {
  const { heading, paragraphs, facts = [], action, links = [], details = [], footnote } = letter;
  const parts = [
    heading,
    ...paragraphs,
    ...table(facts),
    ...(action ? [addressed(action)] : []),
    ...links.map(addressed),
    ...table(details),
    // Mail programs know this line as the beginning of what is not the message itself.
    `-- \n${footnote}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function table(facts: readonly Fact[]): string[] {
  if (facts.length === 0) return [];
  return [facts.map(([label, value]) => `${label}: ${value}`).join("\n")];
}

function addressed({ label, url }: MailLink): string {
  return `${label}:\n${actionUrl(url)}`;
}
