import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { OpenOver } from "../../../app/open-over.tsx";
import { setlistAddress } from "../../../records/setlists/setlist-address.ts";
import { SetlistLoader } from "../../../records/setlists/setlist-loader.tsx";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/print")({
  component: guarded({ place: "Set lists", calls: [getSetlistWithSections] }, SetlistPrintPage),
});

function SetlistPrintPage() {
  const setlistId = Number(Route.useParams().setlistId);
  const windows = useSetlistWindows();
  return (
    <>
      <PageTitle title="Print" />
      <SetlistLoader setlistId={setlistId} alone>
        {(setlist) => (
          <OpenOver page={setlistAddress(setlistId)} open={() => windows.print(setlist)} />
        )}
      </SetlistLoader>
    </>
  );
}
