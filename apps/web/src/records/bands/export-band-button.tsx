/** Offered where a band is about to go: what is kept as a file can come back. */
import { exportBand } from "@bandstand/contracts/band-export";
import { IconPackageExport } from "@tabler/icons-react";
import { useMay } from "../../lib/services/use-may.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EXPORT_BAND, useBandFileWindows } from "./band-file-windows.ts";

export function ExportBandButton() {
  const { openExport } = useBandFileWindows();
  if (!useMay(exportBand)) return null;
  return (
    <Button icon={<IconPackageExport aria-hidden />} onClick={openExport}>
      {EXPORT_BAND}
    </Button>
  );
}
