/** The entry of the songs list's menu that opens what is kept on this device. */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconDeviceMobileDown } from "@tabler/icons-react";
import { ON_THIS_DEVICE } from "../../records/recordings/device-window.ts";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useOpenDevice } from "./use-open-device.ts";

/** @param isListed whether the list that it is opened from shows a song */
export function useCacheTool(isListed: (song: SongRow) => boolean): MenuItem {
  const open = useOpenDevice();
  return {
    key: "cache",
    label: ON_THIS_DEVICE,
    icon: <IconDeviceMobileDown />,
    onSelect: () => open(isListed),
  };
}
