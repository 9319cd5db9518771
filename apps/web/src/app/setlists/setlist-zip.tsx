/** The recordings of a set list as one ZIP: each file's name begins with the number of its section. */
import { RecordingsZip } from "../../features/songs/recording/recordings-zip.tsx";
import { SetlistLoader } from "../../records/setlists/setlist-loader.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";

export function SetlistZip({ setlistId }: { setlistId: number }) {
  return (
    <SetlistLoader setlistId={setlistId}>
      {({ name, songs }) => {
        const recorded = songs.filter(({ Song }) => Song.recordingFilename !== null);
        if (recorded.length === 0)
          return <StatePanel title="No song of this set list has a recording" />;
        return (
          <RecordingsZip
            name={`Set List ${name}`}
            songs={recorded.map(({ songId, SetlistSection }) => ({
              id: songId,
              prefix: SetlistSection.sequence,
            }))}
          />
        );
      }}
    </SetlistLoader>
  );
}
