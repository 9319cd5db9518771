import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import { NO_ROWS, songRow } from "@bandstand/domain/setlist-editing/edited-setlist";

/** Two sets of 90 minutes: songs 1 to 3 in the first, song 4 in the second. */
export const lateSet: EditedSetlist = {
  fields: {
    name: "Late set",
    notes: null,
    description: null,
    numberSets: 2,
    plannedLength: 90,
    songInterval: 10,
    permanent: false,
    versionDate: null,
    bias: 0,
    firstBreak: 0,
    secondBreak: 0,
    includeEncore: true,
    startTime: null,
  },
  lists: { ...NO_ROWS, 1: [songRow(1), songRow(2), songRow(3)], 2: [songRow(4)] },
};
