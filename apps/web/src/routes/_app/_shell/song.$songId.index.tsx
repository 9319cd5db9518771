import { createFileRoute } from "@tanstack/react-router";
import { SongView } from "../../../features/songs/song-view.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/song/$songId/")({ component: SongPage });

function SongPage() {
  const { songId } = Route.useParams();
  return (
    <>
      <PageTitle title="Song" />
      <SongView songId={Number(songId)} />
    </>
  );
}
