/**
 * Leaves out of the browser's build the words of failures that it never says by itself: the server's answers bring them
 * along, and every page would carry them, the one for signing in too.
 */
import type { Plugin } from "vite";

/** Codes whose words the browser says where no answer has brought any; a test holds it to the sources. */
export const SAID_IN_BROWSER: ReadonlySet<string> = new Set([
  "database_away",
  "event_not_found",
  "invalid",
  "link_invalid",
  "no_document_file",
  "not_signed_in",
  "registration_closed",
  "setlist_not_found",
  "too_large",
  "unexpected",
  "venue_not_found",
]);

export function failuresInBrowser(): Plugin {
  return {
    name: "bandstand:failures-in-browser",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/contracts\/src\/failure\.ts$/ },
      handler: (code) => ({ code: withoutWords(code), map: null }),
    },
  };
}

const FAILURE = /^( {2}\w+): \{\s*status: (\d+),\s*message:\s*"[^"]*",?\s*\},$/gm;

/** @param code of the list of failures */
export function withoutWords(code: string): string {
  return code.replaceAll(FAILURE, (whole, name: string, status: string) =>
    SAID_IN_BROWSER.has(name.trim()) ? whole : `${name}: { status: ${status}, message: "" },`,
  );
}
