/** The palette with all that it can do: what the frame does, and what each area does with its records. */
import { CommandPalette } from "../../ui/command-palette/command-palette.tsx";
import type { Area } from "./areas.ts";
import { FrameCommands } from "./frame-commands.tsx";
import type { FramePerson } from "./frame-person.ts";

interface PaletteProps {
  areas: readonly Area[];
  person: FramePerson;
  onClose: () => void;
}

export function Palette({ areas, person, onClose }: PaletteProps) {
  // Areas load each in its time; what is offered for a band as a whole is seldom wanted.
  const order = ["Go to", "You", ...areas.map(({ title }) => title)];
  return (
    <>
      <FrameCommands areas={areas} person={person} />
      {areas.map(({ title, records }) => records?.Commands && <records.Commands key={title} />)}
      <CommandPalette order={order} onClose={onClose} />
    </>
  );
}
