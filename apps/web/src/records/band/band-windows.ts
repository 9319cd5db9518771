import { recordWindows } from "../kit/record-windows.ts";

export interface NamedBand {
  id: number;
  name: string;
}

export interface BandWindows {
  edit(band: NamedBand): void;
  /** What stands on all invoices. */
  invoices(): void;
  /** The page that bookers get. */
  pressKit(): void;
}

export const [BandWindowsContext, useBandWindows] = recordWindows<BandWindows>("BandWindows");
