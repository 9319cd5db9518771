/** The areas that exist, in the order of the rail. A new area adds its line, and nothing else of the frame changes. */
import { listBookmarks } from "@bandstand/contracts/bookmarks";
import { listSetlists } from "@bandstand/contracts/setlists";
import { listSongs } from "@bandstand/contracts/songs";
import { IconBookmark, IconLayoutDashboard, IconMusic, IconPlaylist } from "@tabler/icons-react";
import type { Area } from "./frame/areas.ts";

export const areas: readonly Area[] = [
  {
    // No call of its own tells it: it is made of what the other areas tell.
    call: { access: { kind: "read", areas: ["DB"] } },
    title: "Dashboard",
    short: "Home",
    icon: IconLayoutDashboard,
    to: "/dashboard",
    key: "d",
  },
  {
    call: listSetlists,
    title: "Set lists",
    icon: IconPlaylist,
    to: "/setlists/index",
    key: "l",
    count: "setlists",
  },
  {
    call: listSongs,
    title: "Songs",
    icon: IconMusic,
    to: "/songs/index",
    key: "s",
    count: "songs",
  },
  { call: listBookmarks, title: "Bookmarks", icon: IconBookmark, to: "/bookmarks", key: "b" },
];
