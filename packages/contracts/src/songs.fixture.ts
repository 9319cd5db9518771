/** A song for tests: of what they do not name nothing is known. */
import { fieldsOf, nothingOf, partOf } from "./shapes.ts";
import { type Song, type SongRow, song as shape, songRow as rowShape } from "./songs.ts";

const MOMENT = "2026-11-01T10:00:00.000Z";

export function song(said: Partial<Song> = {}): Song {
  const { id = 1, songStatusTag: tag = "C" } = said;
  return {
    ...nothingOf(shape.shape),
    id,
    bandId: 5,
    title: `Song ${id}`,
    artist: "The Coves",
    songStatusId: 3,
    songStatusName: "Current",
    songStatusTag: tag,
    SongStatus: { tag, name: "Current", color: "green", sequence: 3 },
    chips: [],
    isChartNewer: false,
    SongRatings: [],
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...said,
  };
}

export function songRow(said: Partial<SongRow> = {}): SongRow {
  return partOf(song(said), fieldsOf(rowShape.shape));
}
