import { getSong } from "@bandstand/contracts/songs";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { OpenOver } from "../../../app/open-over.tsx";
import { songAddress } from "../../../records/songs/song-address.ts";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";

export const Route = createFileRoute("/_app/_shell/song/$songId/print/$part")({
  component: guarded({ place: "Songs", calls: [getSong] }, SongPrintPage),
});

function SongPrintPage() {
  const { songId, part } = Route.useParams();
  const windows = useSongWindows();
  return (
    <>
      <PageTitle title="Print" />
      <SongLoader songId={Number(songId)} alone skeleton={<RecordSkeleton />}>
        {(song) => (
          <OpenOver
            page={songAddress(song.id)}
            open={() => windows.print(song, part === "lyrics" ? part : "tab")}
          />
        )}
      </SongLoader>
    </>
  );
}
