import { useIsOnline } from "../../lib/services/services-context.ts";
import { InsecureBanner } from "../../ui/states/insecure-banner.tsx";
import { OfflineBanner } from "../../ui/states/offline-banner.tsx";

/** What holds for everything on the screen: no network, or an address the browser does not trust. */
export function ShellBanner() {
  const isOnline = useIsOnline();
  return (
    <>
      {!window.isSecureContext && <InsecureBanner />}
      {!isOnline && <OfflineBanner since={null} />}
    </>
  );
}
