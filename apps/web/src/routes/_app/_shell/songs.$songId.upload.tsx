import { getSong, uploadRecording } from "@bandstand/contracts/songs";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { UploadPanel } from "../../../features/songs/recording/upload-panel.tsx";
import { useSong } from "../../../records/songs/song-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { TabsSkeleton } from "../../../ui/states/skeletons.tsx";

export const Route = createFileRoute("/_app/_shell/songs/$songId/upload")({
  component: guarded(
    { place: "Uploading recordings", calls: [getSong, uploadRecording] },
    UploadPage,
  ),
});

function UploadPage() {
  const { songId } = Route.useParams();
  const { data: song } = useSong(Number(songId));
  return (
    <>
      <PageTitle title="Upload Recording" />
      <PageHeader
        title="Upload Recording"
        detail={song?.title}
        crumbs={
          <Link to="/song/$songId" params={{ songId }}>
            Song
          </Link>
        }
      />
      <SongLoader songId={Number(songId)} skeleton={<TabsSkeleton />}>
        {({ id }) => <UploadPanel songId={id} />}
      </SongLoader>
    </>
  );
}
