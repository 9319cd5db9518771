/** A QR code as the dark bars of its rows, in modules from the upper left corner. */
import { create } from "qrcode";

export interface QrModules {
  /** Modules of a side, with the ones around it that are left empty, as its standard has it. */
  size: number;
  bars: { x: number; y: number; length: number }[];
}

const QUIET = 4;

export function qrModules(text: string): QrModules {
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
  const bars: QrModules["bars"] = [];
  for (const [index, isDark] of Array.from(data).entries()) {
    if (!isDark) continue;
    const [x, y] = [(index % size) + QUIET, Math.floor(index / size) + QUIET];
    const last = bars.at(-1);
    if (last?.y === y && last.x + last.length === x) last.length += 1;
    else bars.push({ x, y, length: 1 });
  }
  return { size: size + 2 * QUIET, bars };
}
