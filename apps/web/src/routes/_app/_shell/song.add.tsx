import { addSong } from "@bandstand/contracts/songs";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SongAdd } from "../../../features/songs/form/song-add.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/song/add")({
  component: guarded({ place: "Adding songs", calls: [addSong] }, SongAddPage),
});

function SongAddPage() {
  const navigate = Route.useNavigate();
  const toSongs = () => void navigate({ to: "/songs/index" });
  return (
    <>
      <PageTitle title="Add Song" />
      <PageHeader title="Add Song" crumbs={<Link to="/songs/index">Songs</Link>} />
      <SongAdd onAdded={toSongs} onCancelled={toSongs} />
    </>
  );
}
