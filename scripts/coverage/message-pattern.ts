/** A message as it may stand in a file: what is filled in under any name, words wrapped by the formatter. */

/** In a source of the product, where what is filled in is an expression. */
export function saidPattern(message: string): RegExp {
  return patternOf(message, "\\$?\\{[^{}]+\\}");
}

/** In a test, where something has been filled in: "2 of 3", or what a pattern of its own takes. */
export function assertedPattern(message: string): RegExp {
  return patternOf(message, "[^\\n]{1,60}?");
}

function patternOf(message: string, filledIn: string): RegExp {
  const parts = message.split(/\{[^}]*\}/).map((part) => escaped(part).replaceAll(/\s+/g, "\\s+"));
  return new RegExp(parts.join(filledIn));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
