/** A chord as it is printed, with proper sharps and flats. */
export function chordName(chord: string): string {
  return chord
    .replace(/([A-G])b/g, "$1♭")
    .replace(/b(?=\d)/g, "♭")
    .replaceAll("#", "♯");
}
