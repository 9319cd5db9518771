/** Songs in the command palette: open one, add one. */
import { canEditSongs } from "@bandstand/domain/permissions";
import { IconMusic, IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useBandUser } from "../../lib/services/services-context.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import { useSongs } from "../../lib/songs/songs-query.ts";
import { useSongWindows } from "./use-song-windows.ts";

export function SongCommands() {
  const { data: songs } = useSongs();
  const windows = useSongWindows();
  const mayEdit = canEditSongs(useBandUser());
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
      icon: <IconMusic aria-hidden />,
      run: () => windows.view(song),
    }));
    return { id: "songs", title: "Songs", commands: mayEdit ? [add, ...open] : open };
  }, [songs, windows, mayEdit]);
  useCommandSource(source);
  return null;
}
