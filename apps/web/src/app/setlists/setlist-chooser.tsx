/** Shows the choice of a set list wherever songs are to be put into one, and loads it only then. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { type AddableSong, ChooseSetlistContext } from "../../records/setlists/add-to-setlist.ts";

const AddToSetlist = lazy(async () => ({
  default: (await import("../../features/add-to-setlist/add-to-setlist.tsx")).AddToSetlist,
}));

export function SetlistChooser({ children }: { children: ReactNode }) {
  const [songs, setSongs] = useState<readonly AddableSong[] | null>(null);
  return (
    <ChooseSetlistContext value={setSongs}>
      {children}
      <Suspense fallback={null}>
        {songs && <AddToSetlist songs={songs} onClose={() => setSongs(null)} />}
      </Suspense>
    </ChooseSetlistContext>
  );
}
