import { canEditSetlists, canEditSongs, canRead } from "@bandstand/domain/permissions";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import type { FirstStep } from "../../../features/dashboard/first-steps.ts";
import { DashboardPage } from "../../../features/dashboard/dashboard-page.tsx";
import { PlayButton } from "../../../features/songs/play-button.tsx";
import { useSetlists } from "../../../lib/setlists/setlists-query.ts";
import { useSetlistWindows } from "../../../ui/setlists/setlist-windows-context.ts";
import { useSongs } from "../../../lib/songs/songs-query.ts";
import { useSongWindows } from "../../../features/songs/use-song-windows.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";

export const Route = createFileRoute("/_app/_shell/dashboard")({ component: Dashboard });

function Dashboard() {
  const bandUser = useBandUser();
  const songs = useSongs({ enabled: canRead(bandUser, "SO") });
  const setlists = useSetlists({ enabled: canEditSetlists(bandUser) });
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
      onStep={canEditSongs(bandUser) ? takeStep : undefined}
      onOpenSong={windows.view}
      playButton={(song) => <PlayButton song={song} tabIndex={0} />}
    />
  );
}
