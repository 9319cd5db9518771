/**
 * Notes whether somebody is signed in, not who: whoever opens the sign-in page all the same is led on, and index.html
 * spares them the sight of its form meanwhile.
 */
import type { SessionStore } from "../../lib/session/session.ts";

/** index.html reads the same key before the first paint. */
const KEY = "bandstand:inside";

export function rememberInside(
  session: Pick<SessionStore, "getSnapshot" | "subscribe">,
  browser: Pick<Window, "localStorage">,
): void {
  session.subscribe(() => {
    const isInside = session.getSnapshot().session !== null;
    try {
      if (isInside) browser.localStorage.setItem(KEY, "yes");
      else browser.localStorage.removeItem(KEY);
    } catch {
      // A browser may refuse storage: then the form is seen for a moment.
    }
  });
}
