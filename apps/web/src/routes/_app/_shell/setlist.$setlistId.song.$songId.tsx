import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { getSong } from "@bandstand/contracts/songs";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SongView } from "../../../features/songs/view/song-view.tsx";
import { useSetlist } from "../../../records/setlists/setlist-query.ts";
import { useSong } from "../../../records/songs/song-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/song/$songId")({
  component: guarded({ place: "Set lists", calls: [getSetlistWithSections, getSong] }, PlacedSong),
});

function PlacedSong() {
  const navigate = Route.useNavigate();
  const params = Route.useParams();
  const setlistId = Number(params.setlistId);
  const songId = Number(params.songId);
  const { data: song } = useSong(songId);
  const { data: setlist } = useSetlist(setlistId);
  const title = song?.title ?? "Song";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        leaves
        title={title}
        crumbs={
          <Link to="/setlist/$setlistId" params={{ setlistId: params.setlistId }}>
            {setlist?.name ?? "Set list"}
          </Link>
        }
      />
      <SongView
        songId={songId}
        setlistId={setlistId}
        onDeleted={() => void navigate({ to: "/songs/index" })}
      />
    </>
  );
}
