/** The areas that exist, in the order of the rail. A new area adds its lines, and nothing else of the frame changes. */
import { listBookmarks } from "@bandstand/contracts/bookmarks";
import { listSetlists } from "@bandstand/contracts/setlists";
import { listSongs } from "@bandstand/contracts/songs";
import {
  IconBookmark,
  IconCalendarEvent,
  IconFiles,
  IconLayoutDashboard,
  IconMapPin,
  IconMicrophone2,
  IconMusic,
  IconPlaylist,
  IconHeart,
  IconUsers,
} from "@tabler/icons-react";
import { BandWindowsContext } from "../records/band/band-windows.ts";
import { DocumentWindowsContext } from "../records/documents/document-windows.ts";
import { DOCUMENTS_PLACE } from "../records/documents/documents-place.ts";
import { EventWindowsContext } from "../records/events/event-windows.ts";
import { FollowerWindowsContext } from "../records/followers/follower-windows.ts";
import { FOLLOWERS_PLACE } from "../records/followers/followers-place.ts";
import { MemberWindowsContext } from "../records/members/member-windows.ts";
import { MEMBERS_PLACE } from "../records/members/members-place.ts";
import { SetlistWindowsContext } from "../records/setlists/setlist-windows.ts";
import { SongWindowsContext } from "../records/songs/song-windows.ts";
import { VenueWindowsContext } from "../records/venues/venue-windows.ts";
import { useSetlists } from "../records/setlists/setlists-query.ts";
import { useSongs } from "../records/songs/songs-query.ts";
import { latePart, quietPart } from "../ui/parts/late-part.ts";
import { recordsOf } from "./area-records.ts";
import { bandWindows } from "./band/band-windows.ts";
import type { Area } from "./frame/areas.ts";
import { documentWindows } from "./documents/document-windows.ts";
import { eventWindows } from "./events/event-windows.ts";
import { followerWindows } from "./followers/follower-windows.ts";
import { memberWindows } from "./members/member-windows.ts";
import { setlistWindows } from "./setlists/setlist-windows.ts";
import { songWindows } from "./songs/song-windows.ts";
import { venueWindows } from "./venues/venue-windows.ts";

export const areas: readonly Area[] = [
  {
    // No call of its own tells it: it is made of what the other areas tell.
    call: { access: { kind: "read", areas: ["DB"] } },
    title: "Dashboard",
    short: "Home",
    inBar: 1,
    icon: IconLayoutDashboard,
    to: "/dashboard",
    key: "d",
  },
  {
    // Its call by its rule alone: the fields of an event come with their page.
    call: { access: { kind: "read", areas: ["EV"] } },
    title: "Events",
    inBar: 2,
    icon: IconCalendarEvent,
    to: "/events/index",
    key: "e",
    records: recordsOf({
      kind: "event",
      context: EventWindowsContext,
      windows: eventWindows,
      List: quietPart(
        async () => (await import("../features/events/events-ahead.tsx")).EventsAhead,
      ),
      Commands: latePart(
        async () => (await import("../features/events/event-commands.tsx")).EventCommands,
      ),
    }),
  },
  {
    call: listSetlists,
    title: "Set lists",
    inBar: 4,
    icon: IconPlaylist,
    to: "/setlists/index",
    key: "l",
    records: recordsOf({
      kind: "setlist",
      context: SetlistWindowsContext,
      windows: setlistWindows,
      List: SetlistList,
      Commands: latePart(
        async () => (await import("../features/setlists/setlist-commands.tsx")).SetlistCommands,
      ),
    }),
    drop: quietPart(
      async () => (await import("../features/add-to-setlist/setlists-drop.tsx")).SetlistsDrop,
    ),
  },
  {
    call: listSongs,
    title: "Songs",
    inBar: 3,
    icon: IconMusic,
    to: "/songs/index",
    key: "s",
    records: recordsOf({
      kind: "song",
      context: SongWindowsContext,
      windows: songWindows,
      List: SongList,
      Commands: latePart(
        async () => (await import("../features/songs/song-commands.tsx")).SongCommands,
      ),
    }),
  },
  {
    ...MEMBERS_PLACE,
    icon: IconUsers,
    key: "m",
    records: recordsOf({
      kind: "member",
      context: MemberWindowsContext,
      windows: memberWindows,
      List: quietPart(
        async () => (await import("../features/members/members-ahead.tsx")).MembersAhead,
      ),
      Commands: latePart(
        async () => (await import("../features/members/member-commands.tsx")).MemberCommands,
      ),
    }),
  },
  {
    // Its call by its rule alone: the fields of a venue come with their page.
    call: { access: { kind: "read", areas: ["VN"] } },
    title: "Venues",
    icon: IconMapPin,
    to: "/venues/index",
    key: "v",
    records: recordsOf({
      kind: "venue",
      context: VenueWindowsContext,
      windows: venueWindows,
      List: quietPart(
        async () => (await import("../features/venues/venues-ahead.tsx")).VenuesAhead,
      ),
      Commands: latePart(
        async () => (await import("../features/venues/venue-commands.tsx")).VenueCommands,
      ),
    }),
  },
  {
    ...DOCUMENTS_PLACE,
    icon: IconFiles,
    key: "o",
    records: recordsOf({
      kind: "document",
      context: DocumentWindowsContext,
      windows: documentWindows,
      List: quietPart(
        async () => (await import("../features/documents/documents-ahead.tsx")).DocumentsAhead,
      ),
      Commands: latePart(
        async () => (await import("../features/documents/document-commands.tsx")).DocumentCommands,
      ),
    }),
  },
  {
    ...FOLLOWERS_PLACE,
    icon: IconHeart,
    key: "f",
    records: recordsOf({
      kind: "follower",
      context: FollowerWindowsContext,
      windows: followerWindows,
      // They may be tens of thousands: asked for where they are shown, and nowhere ahead.
      List: () => null,
      Commands: latePart(
        async () => (await import("../features/followers/follower-commands.tsx")).FollowerCommands,
      ),
    }),
  },
  {
    call: listBookmarks,
    title: "Bookmarks",
    icon: IconBookmark,
    to: "/bookmarks",
    key: "b",
  },
  {
    // Everybody in the band may: its calls come with its page.
    call: { access: { kind: "signedIn" } },
    title: "Band",
    icon: IconMicrophone2,
    to: "/band/index",
    key: "n",
    records: recordsOf({
      kind: "band",
      context: BandWindowsContext,
      windows: bandWindows,
      List: quietPart(async () => (await import("../features/band/band-ahead.tsx")).BandAhead),
      Commands: latePart(
        async () => (await import("../features/band/band-commands.tsx")).BandCommands,
      ),
    }),
  },
];

function SetlistList() {
  useSetlists();
  return null;
}

function SongList() {
  useSongs();
  return null;
}
