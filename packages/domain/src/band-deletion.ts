/** What must be typed before a band goes, which nothing brings back. */

export const WRONG_BAND_NAME = "This is not the name of the band";

/** Whether somebody typed the band's name, as it is written; spaces around it do not count. */
export function isNameOfBand(typed: string, name: string): boolean {
  return typed.trim().normalize("NFC") === name.normalize("NFC");
}
