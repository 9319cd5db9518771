import { useIsOnline, useServices } from "../../lib/services/services-context.ts";
import { OfflineBanner } from "../../ui/states/offline-banner.tsx";
import { KeepingBanner } from "../banners/keeping-banner.tsx";

/** What holds for everything on the screen: no network, or a browser that keeps nothing. */
export function ShellBanner() {
  const { connection } = useServices();
  const isOnline = useIsOnline();
  return (
    <>
      <KeepingBanner />
      {!isOnline && <OfflineBanner since={connection.lastReached()} />}
    </>
  );
}
