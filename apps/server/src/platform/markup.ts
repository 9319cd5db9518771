/** HTML that may stand in a document as it is. Made only by `markup` and from constants. */
export interface Markup {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** A template whose strings are escaped; markup, and lists of it, go in as they are. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { html: parts.map((part, i) => part + htmlOf(values[i] ?? "")).join("") };
}

function htmlOf(value: string | Markup | readonly Markup[]): string {
  if (typeof value === "string") return escapeHtml(value);
  return "html" in value ? value.html : value.map((each) => each.html).join("");
}
