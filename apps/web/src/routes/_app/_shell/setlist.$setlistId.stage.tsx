import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { StagePage } from "../../../features/setlists/stage/stage-page.tsx";
import { readStageSearch } from "../../../features/setlists/stage/stage-search.ts";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/stage")({
  validateSearch: readStageSearch,
  component: guarded({ place: "Set lists", calls: [getSetlistWithSections] }, Stage),
});

function Stage() {
  const { setlistId } = Route.useParams();
  const { song } = Route.useSearch();
  return <StagePage setlistId={Number(setlistId)} songId={song ?? null} />;
}
