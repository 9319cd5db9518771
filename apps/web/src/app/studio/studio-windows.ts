import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { songAddress } from "../../records/songs/song-address.ts";
import { studioKey } from "../../records/studio/studio-limit.ts";
import type { StudioWindows } from "../../records/studio/studio-windows.ts";

/** Shares of the screen. */
const WIDTH = 0.9;
const HEIGHT = 0.86;

/** Nothing of the studio is loaded before one opens. */
export const studioWindows: WindowOpeners<StudioWindows> = (windows) => ({
  open: (song, origin) =>
    windows.open({
      key: studioKey(song.id),
      title: song.title,
      shape: "page",
      address: `${songAddress(song.id)}/studio`,
      width: Math.round(window.innerWidth * WIDTH),
      height: Math.round(window.innerHeight * HEIGHT),
      content: () =>
        import("../../features/studio/session/studio-window.tsx").then((file) => file.StudioWindow),
      props: { song, origin },
    }),
});
