/** What can be done with the whole list of songs, as the rest of its menu. */
import { bookmarkSongs } from "@bandstand/contracts/bookmarks";
import { downloadZip } from "@bandstand/contracts/downloads";
import { exportSongsAsChordPro, exportSongsAsCsv } from "@bandstand/contracts/song-library";
import type { SongRow } from "@bandstand/contracts/songs";
import {
  IconBookmark,
  IconBookmarkOff,
  IconFileMusic,
  IconFileZip,
  IconTable,
} from "@tabler/icons-react";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import type { Client } from "../../../lib/http/client.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { countOf } from "./song-count.ts";
import { useManySongs } from "./use-many-songs.ts";

export function useLibraryTools(
  tools: readonly MenuGroup[],
): (shown: readonly SongRow[]) => readonly MenuGroup[] {
  const many = useManySongs();
  const { client } = useServices();
  const may = useMayCall();
  const confirm = useConfirm();
  const notify = useNotify();

  async function bookmark(shown: readonly SongRow[], bookmarked: boolean): Promise<void> {
    const songs = countOf(shown);
    const sure = await confirm(
      bookmarked
        ? {
            title: "Bookmark Displayed Songs",
            text: `Bookmark the ${songs} displayed?`,
            yes: "Add bookmarks",
            no: "Cancel",
          }
        : {
            title: "Remove Displayed Bookmarks",
            text: `Remove your bookmarks of the ${songs} displayed?`,
            yes: "Remove bookmarks",
            no: "Keep",
          },
    );
    if (sure) await many.bookmark(shown, bookmarked);
  }

  const exported = (kind: "asCsv" | "asChordPro") => () =>
    void exportLibrary(kind, client).catch((error: unknown) =>
      notify.failed("The library was not exported", error),
    );

  return (shown) => {
    const nothing = shown.length === 0 ? "No songs are displayed" : undefined;
    const recorded = shown.filter(({ recordingFilename }) => recordingFilename !== null);
    const displayed = {
      key: "displayed",
      label: "Displayed songs",
      items: [
        {
          key: "bookmark",
          label: "Bookmark all displayed",
          icon: <IconBookmark />,
          call: bookmarkSongs,
          unavailable: nothing,
          onSelect: () => void bookmark(shown, true),
        },
        {
          key: "unbookmark",
          label: "Remove bookmarks of all displayed",
          icon: <IconBookmarkOff />,
          call: bookmarkSongs,
          unavailable: nothing,
          onSelect: () => void bookmark(shown, false),
        },
        {
          key: "zip",
          label: "Download recordings as ZIP",
          icon: <IconFileZip />,
          call: downloadZip,
          unavailable: recorded.length === 0 ? "No displayed song has a recording" : undefined,
          onSelect: () => many.download(recorded),
        },
      ],
    };
    const library = {
      key: "export",
      label: "Whole library",
      items: [
        {
          key: "csv",
          label: "Export as CSV",
          icon: <IconTable />,
          call: exportSongsAsCsv,
          onSelect: exported("asCsv"),
        },
        {
          key: "chordpro",
          label: "Export as ChordPro",
          icon: <IconFileMusic />,
          call: exportSongsAsChordPro,
          onSelect: exported("asChordPro"),
        },
      ],
    };
    return allowedGroups([displayed, library, ...tools], may);
  };
}

async function exportLibrary(kind: "asCsv" | "asChordPro", client: Client): Promise<void> {
  const ways = await import("./export-library.ts");
  await ways[kind](client);
}
