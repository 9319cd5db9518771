import { IconCloudOff } from "@tabler/icons-react";
import { offlineWords } from "../../lib/services/why-offline.ts";
import { Banner } from "./banner.tsx";

interface OfflineBannerProps {
  /** When what is shown was fetched; null where that is not known. */
  since: Date | null;
}

const when = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** There is no network, or no server: what is shown is from when, and what cannot be done. */
export function OfflineBanner({ since }: OfflineBannerProps) {
  return (
    <Banner tone="warn" icon={<IconCloudOff aria-hidden />} title={`${offlineWords()}.`}>
      {since === null
        ? "What you see was kept on this device."
        : `What you see is from ${when.format(since)}.`}{" "}
      Adding, deleting and uploading wait until it is back.
    </Banner>
  );
}
