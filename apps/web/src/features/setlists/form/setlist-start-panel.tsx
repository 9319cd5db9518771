/** Where a new set list takes its settings, songs and interludes from, and what that comes to. */
import type { SetlistStart } from "@bandstand/domain/new-setlist";
import type { TimedSetlist } from "@bandstand/domain/setlist-timing";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { useAvailableSongs, NEW_SETLIST } from "../../../records/setlists/available-songs-query.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { RunningTime } from "../../../records/setlists/running-time/running-time.tsx";
import { songCount, timingOf } from "../../../records/setlists/setlist-facts.ts";
import styles from "./setlist-add.module.css";

interface SetlistStartPanelProps {
  /** The set list that it starts with; null for none. */
  startId: number | null;
  /** What it was to start with was deleted meanwhile. */
  isGone: boolean;
  onStart: (setlistId: number | null) => void;
  /** As it would be added now. */
  setlist: TimedSetlist & Pick<SetlistStart, "songs" | "interludes">;
  /** Songs of the set list that it starts with. */
  total: number;
}

export function SetlistStartPanel(props: SetlistStartPanelProps) {
  const { startId, isGone, onStart, setlist, total } = props;
  const setlists = useSetlists();
  const options = (setlists.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (options.length === 0 && !isGone)
    return <LookupFailed what="set lists to start from" lookup={setlists} />;
  return (
    <FieldGroup title="Start from">
      <SelectField
        field={{
          name: "start",
          value: startId,
          message: undefined,
          set: onStart,
          onBlur: () => {},
        }}
        label="Set list"
        none="An empty set list"
        options={options}
        hint="Its timing, songs, breaks and spoken notes are taken; the events are not"
      />
      {isGone && (
        <p className={styles.left} role="status">
          The set list that this one was to start with was deleted. Its timing stays, its songs are
          gone.
        </p>
      )}
      {total > 0 && <Taken setlist={setlist} left={total - setlist.songs.length} />}
    </FieldGroup>
  );
}

function Taken({ setlist, left }: Pick<SetlistStartPanelProps, "setlist"> & { left: number }) {
  const { data: available } = useAvailableSongs(NEW_SETLIST);
  const known = new Map(available?.songs.map((song) => [song.id, song]));
  const songs = setlist.songs.map((entry) => ({
    ...entry,
    Song: known.get(entry.songId) ?? { seconds: null },
  }));
  return (
    <>
      {available && (
        <RunningTime
          setlist={setlist}
          timing={timingOf({ ...setlist, songs })}
          entries={songs}
          interludes={setlist.interludes}
        />
      )}
      {left > 0 && (
        <p className={styles.left} role="status">
          {songCount(left)} of the sets that this one does not have {left === 1 ? "is" : "are"} left
          out.
        </p>
      )}
    </>
  );
}
