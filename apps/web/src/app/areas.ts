/** The areas that exist, in the order of the rail. A new area adds its line, and nothing else of the frame changes. */
import { IconBookmark, IconLayoutDashboard, IconMusic, IconPlaylist } from "@tabler/icons-react";
import type { Area } from "./frame/areas.ts";

export const areas: readonly Area[] = [
  {
    tag: "DB",
    title: "Dashboard",
    short: "Home",
    icon: IconLayoutDashboard,
    to: "/dashboard",
    key: "d",
  },
  {
    tag: "SL",
    title: "Set lists",
    icon: IconPlaylist,
    to: "/setlists/index",
    key: "l",
    count: "setlists",
  },
  {
    tag: "SO",
    title: "Songs",
    icon: IconMusic,
    to: "/songs/index",
    key: "s",
    count: "songs",
  },
  { tag: "SO", title: "Bookmarks", icon: IconBookmark, to: "/bookmarks", key: "b" },
];
