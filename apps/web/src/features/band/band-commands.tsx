/** The band in the command palette. */
import { saveBand } from "@bandstand/contracts/bands";
import { IconBriefcase, IconPencil } from "@tabler/icons-react";
import { useMemo } from "react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useBandWindows } from "../../records/band/band-windows.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";

export function BandCommands() {
  const { TheBand } = useBandUser();
  const windows = useBandWindows();
  const mayEdit = useMay(saveBand);
  const source = useMemo(() => {
    const edit: Command = {
      id: "edit-band",
      title: "Edit Band",
      detail: TheBand.name,
      icon: <IconPencil aria-hidden />,
      keywords: ["profile", "logo", "picture", "contact"],
      run: () => windows.edit(TheBand),
    };
    const pressKit: Command = {
      id: "press-kit",
      title: "Press Kit",
      detail: TheBand.name,
      icon: <IconBriefcase aria-hidden />,
      keywords: ["booker", "promoter", "rider", "stage plot"],
      run: windows.pressKit,
    };
    // Both are the administrators'.
    return { id: "band", title: "Band", commands: mayEdit ? [edit, pressKit] : [] };
  }, [TheBand, windows, mayEdit]);
  useCommandSource(source);
  return null;
}
