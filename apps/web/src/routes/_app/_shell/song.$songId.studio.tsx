import { getPlayback, getSong } from "@bandstand/contracts/songs";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { OpenOver } from "../../../app/open-over.tsx";
import { songAddress } from "../../../records/songs/song-address.ts";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { useOpenStudio } from "../../../records/studio/use-open-studio.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";

export const Route = createFileRoute("/_app/_shell/song/$songId/studio")({
  component: guarded({ place: "The Audio Studio", calls: [getSong, getPlayback] }, StudioPage),
});

function StudioPage() {
  const songId = Number(Route.useParams().songId);
  const studio = useOpenStudio();
  return (
    <>
      <PageTitle title="Audio Studio" />
      <SongLoader songId={songId} alone skeleton={<RecordSkeleton />}>
        {(song) => <OpenOver page={songAddress(songId)} open={() => studio.open(song)} />}
      </SongLoader>
    </>
  );
}
