import { canRead } from "@bandstand/domain/permissions";
import { createFileRoute } from "@tanstack/react-router";
import { BookmarksPage } from "../../../features/bookmarks/bookmarks-page.tsx";
import { PlayButton } from "../../../features/songs/play-button.tsx";
import { usePlaySong } from "../../../features/songs/use-play-song.ts";
import { useSongWindows } from "../../../features/songs/use-song-windows.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";

export const Route = createFileRoute("/_app/_shell/bookmarks")({ component: Bookmarks });

function Bookmarks() {
  const bandUser = useBandUser();
  const windows = useSongWindows();
  const play = usePlaySong();
  if (!canRead(bandUser, "SO")) return <NoRight area="Bookmarks" band={bandUser.TheBand.name} />;
  return (
    <BookmarksPage
      playButton={(song) => <PlayButton song={song} tabIndex={0} />}
      onPlay={play}
      onView={windows.view}
    />
  );
}
