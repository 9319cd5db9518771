/** Set lists in the command palette: open one, add one. */
import { addSetlist } from "@bandstand/contracts/setlists";
import { IconPlaylist, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useSetlists } from "../../records/setlists/setlists-query.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import { useSetlistWindows } from "../../records/setlists/setlist-windows.ts";
import { mainEvent } from "../../records/setlists/setlist-events.ts";
import { contentsOf } from "../../records/setlists/setlist-facts.ts";

export function SetlistCommands() {
  const { data: setlists } = useSetlists();
  const windows = useSetlistWindows();
  const mayAdd = useMay(addSetlist);
  const [today] = useState(() => localDate(new Date()));
  const source = useMemo(() => {
    const add: Command = {
      id: "add-setlist",
      title: "Add Setlist",
      icon: <IconPlus aria-hidden />,
      keywords: ["new", "set list"],
      run: windows.add,
    };
    const open = (setlists ?? []).map((setlist): Command => ({
      id: String(setlist.id),
      title: setlist.name,
      detail: mainEvent(setlist.Event, today) ?? contentsOf(setlist),
      icon: <IconPlaylist aria-hidden />,
      keywords: ["set list"],
      run: () => windows.view(setlist),
    }));
    return { id: "setlists", title: "Set lists", commands: mayAdd ? [add, ...open] : open };
  }, [setlists, windows, mayAdd, today]);
  useCommandSource(source);
  return null;
}
