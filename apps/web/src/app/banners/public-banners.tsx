import { IconCloudOff } from "@tabler/icons-react";
import { useIsOnline } from "../../lib/services/services-context.ts";
import { offlineWords } from "../../lib/services/why-offline.ts";
import { Banner } from "../../ui/states/banner.tsx";
import { KeepingBanner } from "./keeping-banner.tsx";

/** Above the forms of signing in and registering. */
export function PublicBanners() {
  const isOnline = useIsOnline();
  return (
    <>
      <KeepingBanner />
      {!isOnline && (
        <Banner tone="warn" icon={<IconCloudOff aria-hidden />} title={`${offlineWords()}.`}>
          Signing in needs the server. What you type stays here until it is back.
        </Banner>
      )}
    </>
  );
}
