/** Shows the choice of a set list wherever songs are to be put into one, and loads it only then. */
import { type ReactNode, useState } from "react";
import { type AddableSong, ChooseSetlistContext } from "../../records/setlists/add-to-setlist.ts";
import { latePart } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";

const AddToSetlist = latePart(
  async () => (await import("../../features/add-to-setlist/add-to-setlist.tsx")).AddToSetlist,
);

export function SetlistChooser({ children }: { children: ReactNode }) {
  const [songs, setSongs] = useState<readonly AddableSong[] | null>(null);
  const close = () => setSongs(null);
  return (
    <ChooseSetlistContext value={setSongs}>
      {children}
      {songs && (
        <Part onFailed={close}>
          <AddToSetlist songs={songs} onClose={close} />
        </Part>
      )}
    </ChooseSetlistContext>
  );
}
