/** File sizes as they are shown. */

const UNITS = ["Bytes", "KB", "MB", "GB"] as const;

/** "0 Bytes", "1.5 KB", "12.25 MB": steps of 1024, at most two decimals. Number and unit stay on one line. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // Compared as shown, so that 1,048,575 bytes are 1 MB and not 1024 KB.
  while (twoDecimals(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${twoDecimals(size)}\u00a0${UNITS[unit]}`;
}

function twoDecimals(size: number): number {
  return Math.round(size * 100) / 100;
}
