/** A musical key with proper sharps and flats, however it was typed. */
export function keyText(songkey: string): string {
  return songkey.replace(/^([A-G])b/, "$1♭").replace("#", "♯");
}
