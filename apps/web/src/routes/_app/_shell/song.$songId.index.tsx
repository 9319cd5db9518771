import { getSong } from "@bandstand/contracts/songs";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { useSong } from "../../../records/songs/song-query.ts";
import { SongView } from "../../../features/songs/view/song-view.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/song/$songId/")({
  component: guarded({ place: "Songs", calls: [getSong] }, SongPage),
});

function SongPage() {
  const navigate = Route.useNavigate();
  const songId = Number(Route.useParams().songId);
  const { data: song } = useSong(songId);
  return (
    <>
      <PageTitle title={song?.title ?? "Song"} />
      <PageHeader
        leaves
        title={song?.title ?? "Song"}
        crumbs={<Link to="/songs/index">Songs</Link>}
      />
      <SongView songId={songId} onDeleted={() => void navigate({ to: "/songs/index" })} />
    </>
  );
}
