import { createFileRoute } from "@tanstack/react-router";
import { UploadPanel } from "../../../features/songs/upload-panel.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/songs/$songId/upload")({
  component: UploadPage,
});

function UploadPage() {
  const { songId } = Route.useParams();
  return (
    <>
      <PageTitle title="Upload Recording" />
      <PageHeader title="Upload Recording" />
      <UploadPanel songId={Number(songId)} />
    </>
  );
}
