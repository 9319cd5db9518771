import type { Colours } from "./letter.ts";

/** The inline colours are the light scheme's; these win where the mail program is dark and reads a style sheet. */
export function darkScheme(colours: Colours): string {
  const { ground, surface, line, text, soft, accent, accentInk } = colours;
  return `@media (prefers-color-scheme: dark) {
.ground { background-color: ${ground} !important; }
.surface { background-color: ${surface} !important; border-color: ${line} !important; }
.line { border-color: ${line} !important; }
.text { color: ${text} !important; }
.soft { color: ${soft} !important; }
.mark { color: ${accent} !important; }
.accent { background-color: ${accent} !important; }
.ink { color: ${accentInk} !important; }
}`;
}
