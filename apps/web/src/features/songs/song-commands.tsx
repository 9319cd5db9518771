/** Songs in the command palette: open one, practise one, add one. */
import { addSong, type SongRow } from "@bandstand/contracts/songs";
import { IconMusic, IconPlus, IconWaveSquare } from "@tabler/icons-react";
import { useMemo } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import { useSongs } from "../../records/songs/songs-query.ts";
import { useOpenStudio } from "../../records/studio/use-open-studio.ts";
import { useVerbCommands } from "./use-verb-commands.tsx";
import { useSongWindows } from "../../records/songs/song-windows.ts";

export function SongCommands() {
  const { data: songs } = useSongs();
  const windows = useSongWindows();
  const mayAdd = useMay(addSong);
  const source = useMemo(() => {
    const add: Command = {
      id: "add-song",
      title: "Add Song",
      icon: <IconPlus aria-hidden />,
      keywords: ["new"],
      run: windows.add,
    };
    const open = (songs ?? []).map((song): Command => ({
      id: String(song.id),
      title: song.title,
      detail: song.artist,
      ...(song.featuring !== null && { keywords: [song.featuring] }),
      icon: <IconMusic aria-hidden />,
      run: () => windows.view(song),
    }));
    return { id: "songs", title: "Songs", commands: mayAdd ? [add, ...open] : open };
  }, [songs, windows, mayAdd]);
  useCommandSource(source);
  useStudioCommands(songs ?? NONE);
  useVerbCommands(songs ?? NONE);
  return null;
}

const NONE: readonly SongRow[] = [];
/** Beside the songs of the same names, a few will do. */
const MOST_STUDIOS_SHOWN = 3;

function useStudioCommands(songs: readonly SongRow[]): void {
  const { open, unavailable } = useOpenStudio();
  const source = useMemo(
    () => ({
      id: "studios",
      title: "Audio Studio",
      commands: async (query: string): Promise<Command[]> => {
        const { matchingSongs } = await import("./song-match.ts");
        return matchingSongs(query, unavailable === undefined ? songs.filter(isRecorded) : NONE)
          .slice(0, MOST_STUDIOS_SHOWN)
          .map((song) => ({
            id: String(song.id),
            title: song.title,
            detail: song.artist,
            icon: <IconWaveSquare aria-hidden />,
            run: () => open(song),
          }));
      },
    }),
    [songs, open, unavailable],
  );
  useCommandSource(source);
}

function isRecorded({ recordingFilename }: SongRow): boolean {
  return recordingFilename !== null;
}
