import { getBand, saveBand } from "@bandstand/contracts/bands";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { BandEdit } from "../../../features/band/form/band-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/band/$bandId/edit")({
  component: guarded({ place: "Editing the band", calls: [getBand, saveBand] }, BandEditPage),
});

function BandEditPage() {
  const { bandId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Band" />
      <PageHeader title="Edit Band" crumbs={<Link to="/band/index">Band</Link>} />
      <BandEdit bandId={Number(bandId)} onClosed={() => void navigate({ to: "/band/index" })} />
    </>
  );
}
