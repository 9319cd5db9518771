import { addSetlist, listSetlists } from "@bandstand/contracts/setlists";
import { addSong, listSongs, uploadRecording } from "@bandstand/contracts/songs";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { useState } from "react";
import type { FirstStep } from "../../../features/dashboard/first-steps.ts";
import { DashboardPage } from "../../../features/dashboard/dashboard-page.tsx";
import { PlayButton } from "../../../features/songs/recording/play-button.tsx";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";

export const Route = createFileRoute("/_app/_shell/dashboard")({
  component: guarded({ place: "The dashboard", calls: [] }, Dashboard),
});

function Dashboard() {
  const bandUser = useBandUser();
  const may = useMayCall();
  const songs = useSongs({ enabled: may(listSongs) });
  const setlists = useSetlists({ enabled: may(listSetlists) && may(addSetlist) });
  const windows = useSongWindows();
  const setlistWindows = useSetlistWindows();
  const [now] = useState(() => new Date());

  function takeStep(step: FirstStep["key"]): void {
    const silent = songs.data?.find(({ recordingFilename }) => recordingFilename === null);
    if (step === "song") windows.add();
    else if (step === "setlist") setlistWindows.add();
    else if (silent) windows.upload(silent);
  }

  return (
    <DashboardPage
      name={bandUser.TheUser.forename ?? bandUser.nickname}
      now={now}
      songs={songs.data}
      setlists={setlists.data?.length}
      onStep={may(addSong) && may(uploadRecording) ? takeStep : undefined}
      onOpenSong={windows.view}
      playButton={(song) => <PlayButton song={song} tabIndex={0} />}
    />
  );
}
