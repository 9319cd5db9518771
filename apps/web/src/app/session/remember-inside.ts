/**
 * Notes whether somebody is signed in, not who: whoever opens the sign-in page all the same is led on, and index.html
 * spares them the sight of its form meanwhile.
 */
import type { TextStorage } from "../../lib/browser-storage.ts";
import type { SessionStore } from "../../lib/session/session.ts";

/** index.html reads the same name before the first paint. */
const NAME = "inside";

export function rememberInside(
  session: Pick<SessionStore, "getSnapshot" | "subscribe">,
  storage: TextStorage,
): void {
  session.subscribe(() => {
    const isInside = session.getSnapshot().session !== null;
    storage.write(NAME, isInside ? "yes" : null);
  });
}
