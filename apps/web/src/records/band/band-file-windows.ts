/** Opens the windows of a band's file, from wherever somebody asks for them; `app` knows the windows. */
import { requiredContext } from "../../lib/required-context.ts";

export const EXPORT_BAND = "Export this band";
export const IMPORT_BAND = "Import a band";

export interface BandFileWindows {
  openExport: () => void;
  openImport: () => void;
  openOwnData: () => void;
}

export const [BandFileWindowsContext, useBandFileWindows] =
  requiredContext<BandFileWindows>("BandFileWindows");
