import { getSong, saveSong } from "@bandstand/contracts/songs";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SongEdit } from "../../../features/songs/form/song-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/song/$songId/edit")({
  component: guarded({ place: "Editing songs", calls: [getSong, saveSong] }, SongEditPage),
});

function SongEditPage() {
  const { songId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Song" />
      <PageHeader
        title="Edit Song"
        crumbs={
          <Link to="/song/$songId" params={{ songId }}>
            Song
          </Link>
        }
      />
      <SongEdit
        songId={Number(songId)}
        onClosed={() => void navigate({ to: "/song/$songId", params: { songId } })}
        onDeleted={() => void navigate({ to: "/songs/index" })}
      />
    </>
  );
}
