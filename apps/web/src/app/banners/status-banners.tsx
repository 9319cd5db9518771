/** What a person should know of their connection, above every page. */
import { useState } from "react";
import { useIsOnline, useServices, useSession } from "../../lib/services/services-context.ts";
import type { Keeping } from "../../lib/session/vault.ts";
import { Banner } from "./banner.tsx";

const MEMORY_ONLY: Readonly<Record<Exclude<Keeping, "sealed">, string>> = {
  insecure:
    "This address is not secure (plain http). You stay signed in only while this page is open, nothing is kept for offline use, and a recording’s pitch follows its speed. Whoever runs this server can give it an https address.",
  refused:
    "This browser keeps nothing for this site, as in a private window. You stay signed in only while this page is open, and nothing is kept for offline use.",
};

interface StatusBannersProps {
  /** What it means on this page that the server cannot be reached. */
  offline: string;
}

export function StatusBanners({ offline }: StatusBannersProps) {
  const { session } = useServices();
  const isOnline = useIsOnline();
  // What the browser refuses shows with the first reading or writing.
  useSession();
  const keeping = session.keeping();
  const [gotIt, setGotIt] = useState(false);
  return (
    <>
      {/* Stands there before its words do, so that they are read out when they come. */}
      <div role="status">{!isOnline && <Banner kind="offline">{offline}</Banner>}</div>
      {keeping !== "sealed" && !gotIt && (
        <Banner kind="insecure" onGotIt={() => setGotIt(true)}>
          {MEMORY_ONLY[keeping]}
        </Banner>
      )}
    </>
  );
}
