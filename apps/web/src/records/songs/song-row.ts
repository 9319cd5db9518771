/** A whole song as the list has it. */
import { fieldsOf, partOf } from "@bandstand/contracts/shapes";
import { type Song, type SongRow, songRow } from "@bandstand/contracts/songs";

const FIELDS = fieldsOf(songRow.shape);

export function songRowOf(song: Song): SongRow {
  return partOf(song, FIELDS);
}
