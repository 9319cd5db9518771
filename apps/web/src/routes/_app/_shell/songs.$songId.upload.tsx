import { createFileRoute, Link } from "@tanstack/react-router";
import { SongLoader } from "../../../features/songs/song-loader.tsx";
import { UploadPanel } from "../../../features/songs/upload-panel.tsx";
import { useSong } from "../../../lib/songs/song-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { TabsSkeleton } from "../../../ui/states/skeletons.tsx";

export const Route = createFileRoute("/_app/_shell/songs/$songId/upload")({
  component: UploadPage,
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
