/** Icons that stand in each row of a long list, drawn as one path: each path of a row is one thing more to paint. */
import { createReactComponent } from "@tabler/icons-react";

/** Tabler's `dots`. */
export const RowDots = createReactComponent("outline", "dots", "Dots", [
  [
    "path",
    {
      d: "M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
      key: "path",
    },
  ],
]);

/** Tabler's `music-off`. */
export const RowMusicOff = createReactComponent("outline", "music-off", "MusicOff", [
  [
    "path",
    {
      d: "M3 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.42 14.45a3 3 0 1 0 4.138 4.119M9 17v-8m0 -4v-1h10v11M12 8h7M3 3l18 18",
      key: "path",
    },
  ],
]);
