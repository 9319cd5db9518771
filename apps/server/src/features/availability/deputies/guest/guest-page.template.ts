/** The frame of a guest's pages, and how songs are named on them. */
import { chordName } from "@bandstand/domain/chart/chord-name";
import { type Markup, markup } from "../../../../platform/markup.ts";
import type { Page } from "../../../../platform/pages/page-shell.ts";

export function guestPage(title: string, body: Markup): Page {
  return {
    head: markup`<title>${title}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="guest">${body}</main>`,
    status: 200,
  };
}

/** "E♭m · Capo 2", "120 bpm" and the like, beside each other; what is not known is left out. */
export function songFacts(facts: readonly (string | null)[]): Markup {
  const said = facts.filter((fact) => fact !== null);
  if (said.length === 0) return markup``;
  return markup`<span class="guest-facts">${said.map((fact) => markup`<span>${fact}</span>`)}</span>`;
}

export const keyFact = (key: string | null) => (key === null ? null : chordName(key));
export const tempoFact = (bpm: number | null) => (bpm === null ? null : `${bpm} bpm`);
