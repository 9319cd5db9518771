/** Every call that the server offers, by the feature that answers it. */
import { applicationEndpoints } from "@bandstand/contracts/application";
import { bandImportEndpoints } from "@bandstand/contracts/band-import";
import { bandUserSongEndpoints } from "@bandstand/contracts/band-user-songs";
import { bookmarkEndpoints } from "@bandstand/contracts/bookmarks";
import { countEndpoints } from "@bandstand/contracts/counts";
import { lookupEndpoints } from "@bandstand/contracts/lookups";
import { practiceEndpoints } from "@bandstand/contracts/practices";
import { setlistLiveEndpoints } from "@bandstand/contracts/setlist-live";
import { setlistSongEndpoints } from "@bandstand/contracts/setlist-songs";
import { setlistEndpoints } from "@bandstand/contracts/setlists";
import { signInEndpoints } from "@bandstand/contracts/sign-in";
import { songLibraryEndpoints } from "@bandstand/contracts/song-library";
import { songRatingEndpoints } from "@bandstand/contracts/song-ratings";
import { songEndpoints } from "@bandstand/contracts/songs";
import { videoEndpoints } from "@bandstand/contracts/videos";

export const ENDPOINT_GROUPS = {
  application: applicationEndpoints,
  signIn: signInEndpoints,
  counts: countEndpoints,
  lookups: lookupEndpoints,
  songs: songEndpoints,
  setlists: { ...setlistEndpoints, ...setlistSongEndpoints, ...setlistLiveEndpoints },
  bandImport: bandImportEndpoints,
  songRatings: songRatingEndpoints,
  songLibrary: songLibraryEndpoints,
  bookmarks: bookmarkEndpoints,
  bandUserSongs: bandUserSongEndpoints,
  practices: practiceEndpoints,
  videos: videoEndpoints,
};
