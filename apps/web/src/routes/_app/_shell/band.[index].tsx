import { exportBand } from "@bandstand/contracts/band-export";
import { getBand } from "@bandstand/contracts/bands";
import { savePressKit } from "@bandstand/contracts/press-kit";
import { IconBriefcase, IconPackageExport, IconWorld } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { publicPageOf } from "../../../ui/links/public-page.ts";
import { guarded } from "../../../app/guarded.tsx";
import { BandPage } from "../../../features/band/profile/band-page.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useBandWindows } from "../../../records/band/band-windows.ts";
import { EXPORT_BAND, useBandFileWindows } from "../../../records/band/band-file-windows.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";

export const Route = createFileRoute("/_app/_shell/band/index")({
  component: guarded({ place: "The band", calls: [getBand] }, Band),
});

function Band() {
  return <BandPage tools={useBandTools()} />;
}

function useBandTools() {
  const { TheBand } = useBandUser();
  const { openExport } = useBandFileWindows();
  const { pressKit } = useBandWindows();
  const may = useMayCall();
  return allowedGroups(
    [
      {
        key: "public",
        items: [
          {
            key: "page",
            label: "View public page",
            icon: <IconWorld aria-hidden />,
            onSelect: () => window.open(publicPageOf(TheBand.identity), "_blank", "noopener"),
          },
          {
            key: "press-kit",
            label: "Press kit",
            icon: <IconBriefcase aria-hidden />,
            call: savePressKit,
            onSelect: pressKit,
          },
        ],
      },
      {
        key: "file",
        items: [
          {
            key: "export",
            label: EXPORT_BAND,
            icon: <IconPackageExport aria-hidden />,
            call: exportBand,
            onSelect: openExport,
          },
        ],
      },
    ],
    may,
  );
}
