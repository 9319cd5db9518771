/** The window of what is kept on this device. */
import type { SongRow } from "@bandstand/contracts/songs";
import { ON_THIS_DEVICE } from "../../records/recordings/device-window.ts";
import { useWindows } from "../../ui/windows/window-context.ts";

/** @returns opens it; given the list that it is opened from, with whether that shows a song */
export function useOpenDevice(): (isListed?: (song: SongRow) => boolean) => void {
  const windows = useWindows();
  return (isListed) =>
    windows.open({
      key: "songs/cache",
      title: ON_THIS_DEVICE,
      width: 800,
      content: () => import("./on-this-device.tsx").then((file) => file.OnThisDevice),
      props: { isListed },
    });
}
