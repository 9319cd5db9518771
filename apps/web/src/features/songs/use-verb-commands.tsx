/** Songs in the command palette with what is done with them elsewhere by a menu: "add paper", "queue low". */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconPlaylistAdd } from "@tabler/icons-react";
import { useMemo } from "react";
import { useQueueItems } from "../../records/player/use-queue-items.tsx";
import { ADD_TO_SETLIST, useAddToSetlist } from "../../records/setlists/add-to-setlist.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import type { MenuItem } from "../../ui/menu/menu-item.ts";

const NONE: readonly SongRow[] = [];

export function useVerbCommands(songs: readonly SongRow[]): void {
  const { isOffered, unavailable, choose } = useAddToSetlist();
  const queueItems = useQueueItems();
  const recorded = songs.filter(({ recordingFilename }) => recordingFilename !== null);
  useVerb(ADD_TO_SETLIST, isOffered && unavailable === undefined ? songs : NONE, (song) => [
    {
      key: "add-to-setlist",
      label: ADD_TO_SETLIST,
      icon: <IconPlaylistAdd />,
      onSelect: () => choose([song]),
    },
  ]);
  useVerb("Play next", recorded, (song) => queueItems([song]));
  useVerb("Add to queue", recorded, (song) => queueItems([song]));
}

/** @param itemsOf what can be done with each of the songs, this among it */
function useVerb(
  verb: string,
  songs: readonly SongRow[],
  itemsOf: (song: SongRow) => readonly MenuItem[],
): void {
  const source = useMemo(
    () => ({
      id: verb.toLowerCase().replaceAll(" ", "-"),
      title: verb,
      commands: async (query: string): Promise<Command[]> => {
        const { songsForVerb } = await import("./song-verbs.ts");
        return songsForVerb(query, verb, songs).flatMap((song) =>
          itemsOf(song)
            .filter(({ label }) => label === verb)
            .map(({ icon, onSelect }) => ({
              id: String(song.id),
              title: song.title,
              detail: song.artist,
              icon,
              run: onSelect,
            })),
        );
      },
    }),
    [verb, songs, itemsOf],
  );
  useCommandSource(source);
}
