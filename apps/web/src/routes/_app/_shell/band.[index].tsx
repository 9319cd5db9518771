import { getBand } from "@bandstand/contracts/bands";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { BandPage } from "../../../features/band/profile/band-page.tsx";

export const Route = createFileRoute("/_app/_shell/band/index")({
  component: guarded({ place: "The band", calls: [getBand] }, Band),
});

function Band() {
  return <BandPage tools={[]} />;
}
