import { addBand } from "@bandstand/contracts/sign-in";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { AddBandPage } from "../../../features/several-bands/add-band-page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/band/add")({
  component: guarded({ place: "Adding bands", calls: [addBand] }, AddBand),
});

function AddBand() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <PageTitle title="Add band" />
      <PageHeader title="Add band" />
      <AddBandPage onAdd={session.addBand} />
    </>
  );
}
