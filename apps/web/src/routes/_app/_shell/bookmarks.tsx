import { listBookmarks } from "@bandstand/contracts/bookmarks";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { BookmarksPage } from "../../../features/bookmarks/bookmarks-page.tsx";
import { PlayButton } from "../../../features/songs/recording/play-button.tsx";
import { usePlaySong } from "../../../features/songs/recording/use-play-song.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

export const Route = createFileRoute("/_app/_shell/bookmarks")({
  component: guarded({ place: "Bookmarks", calls: [listBookmarks] }, Bookmarks),
});

function Bookmarks() {
  const windows = useSongWindows();
  const play = usePlaySong();
  return (
    <BookmarksPage
      playButton={(song) => <PlayButton song={song} tabIndex={0} />}
      onPlay={play}
      onView={windows.view}
    />
  );
}
