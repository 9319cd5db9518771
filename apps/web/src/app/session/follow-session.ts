/** What the application does when somebody signs out, runs out of their session, or opens another band, in any tab. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { Connection } from "../../lib/offline/connection.ts";
import type { SessionStore } from "../../lib/session/session.ts";

interface FollowOptions {
  session: SessionStore;
  connection: Connection;
  /** Whether a page is open that only members see. */
  isInside: () => boolean;
  /** To the sign-in page; with `comeBack` it leads back to the page that is open. */
  toSignIn: (comeBack: boolean) => void;
  toDashboard: () => void;
  /** Forgets what members have seen and begun. */
  forget: () => void;
  /** Forgets what members have seen, but not what they have begun and not saved. */
  forgetSeen: () => void;
  /** Asks the server who the member is now. */
  refresh: () => void;
}

export function followSession(options: FollowOptions): void {
  const { session, connection, isInside, toSignIn, toDashboard, refresh } = options;
  let before: BandUser | null = session.getSnapshot().session?.bandUser ?? null;

  session.subscribe(() => {
    const { session: kept, ending } = session.getSnapshot();
    const [left, now] = [before, kept?.bandUser ?? null];
    before = now;
    if (left === null || left.id === now?.id) return;
    const isExpired = now === null && ending === "expired";
    if (isExpired) options.forgetSeen();
    else if (now?.userId !== left.userId) options.forget();
    if (!isInside()) return;
    if (now === null) toSignIn(isExpired);
    // The page that is open belongs to the other band.
    else toDashboard();
  });

  connection.subscribe(() => {
    if (connection.isOnline()) refresh();
  });
}
