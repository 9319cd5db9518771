/** One set list to read: its running time, its sets, what is played in them. In a window, a sheet, or as a page: its name stands above it. */
import { FAILURES } from "@bandstand/contracts/failure";
import { saveSetlist, type SetlistWithSections } from "@bandstand/contracts/setlists";
import { projectedTimes } from "@bandstand/domain/setlist-clock";
import { weave } from "@bandstand/domain/setlist-interludes";
import { IconPlaylistAdd, IconUser } from "@tabler/icons-react";
import { useState } from "react";
import { useRecordLive } from "../../../records/kit/use-record-live.ts";
import { LIVE_SETLIST } from "../../../records/setlists/live-setlist.ts";
import { ListedSongsContext } from "../../../records/player/listed-songs-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useStoredSetting } from "../../../lib/stored-setting.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { type Choice, ChoiceSwitch } from "../../../ui/choice/choice-switch.tsx";
import { FilterChip } from "../../../ui/marks/chip.tsx";
import { RunningTime } from "../../../records/setlists/running-time/running-time.tsx";
import { SetlistLoader } from "../../../records/setlists/setlist-loader.tsx";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { SETLISTS_PLACE } from "../../../records/setlists/setlists-place.ts";
import { RecordGone } from "../../../records/kit/record-failed.tsx";
import { songsInOrder } from "./played-songs.ts";
import { SectionToRead } from "./section-to-read.tsx";
import { timingOf } from "../../../records/setlists/setlist-facts.ts";
import { SetlistFlow } from "./setlist-flow.tsx";
import { SetlistHead } from "./setlist-head.tsx";
import { SetlistViewActions } from "./setlist-view-actions.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./setlist-view.module.css";
import type { SongSlots } from "./song-slots.ts";

interface SetlistViewProps {
  setlistId: number;
  /** Null for those who may not read songs. */
  songs: SongSlots | null;
  /** Where to go once the set list is gone; in a window, that closes. */
  onDeleted?: (() => void) | undefined;
}

export function SetlistView({ setlistId, ...reading }: SetlistViewProps) {
  return (
    <SetlistLoader setlistId={setlistId}>
      {(setlist) => <SetlistToRead setlist={setlist} {...reading} />}
    </SetlistLoader>
  );
}

export type DisplayLayout = "L" | "E";

const LAYOUTS: readonly Choice<DisplayLayout>[] = [
  { value: "L", label: "Simple" },
  { value: "E", label: "Expanded" },
];

interface SetlistToReadProps extends Omit<SetlistViewProps, "setlistId"> {
  setlist: SetlistWithSections;
}

function SetlistToRead({ setlist, songs, onDeleted }: SetlistToReadProps) {
  const [layout, setLayout] = useStoredSetting<DisplayLayout>("setlist-layout", ["L", "E"]);
  const [featuring, setFeaturing] = useStoredSetting("setlist-featuring", ["on", "off"]);
  const [isGone, setGone] = useState(false);
  const { members } = useRecordLive(LIVE_SETLIST, setlist.id, { onDeleted: () => setGone(true) });
  const timing = timingOf(setlist);
  const times = projectedTimes(setlist.startTime, timing);
  const queue = songsInOrder(setlist);
  const sections = [...timing.sets, timing.encore]
    .map((of) => ({ of, items: weave(of.section, setlist.songs, setlist.interludes) }))
    .filter(({ items }) => items.length > 0);
  if (isGone)
    return (
      <RecordGone title="This set list is gone" list={SETLISTS_PLACE}>
        {FAILURES.setlist_not_found.message}
      </RecordGone>
    );
  return (
    <article className={styles.setlist}>
      <SetlistHead
        setlist={setlist}
        members={members}
        times={times}
        actions={
          <SetlistViewActions setlist={setlist} queue={queue} songs={songs} onDeleted={onDeleted} />
        }
      />
      <div className={styles.body}>
        <RunningTime
          setlist={setlist}
          timing={timing}
          entries={setlist.songs}
          interludes={setlist.interludes}
        />
        {sections.length === 0 ? (
          <NoSongs setlist={setlist} />
        ) : (
          <div className={styles.tools}>
            <ChoiceSwitch label="Layout" choices={LAYOUTS} chosen={layout} onChoose={setLayout} />
            <FilterChip
              label="Featuring"
              icon={<IconUser aria-hidden />}
              pressed={featuring === "on"}
              onPress={() => setFeaturing(featuring === "on" ? "off" : "on")}
            />
          </div>
        )}
        <ListedSongsContext value={queue}>
          <div className={styles.sections}>
            {sections.map(({ of, items }) => (
              <SectionToRead
                key={of.section}
                timing={of}
                times={[...(times?.sets ?? []), ...(times ? [times.encore] : [])].find(
                  ({ section }) => section === of.section,
                )}
                items={items}
                pause={timing.breaks.find(({ after }) => after === of.section)?.minutes}
                isExpanded={layout === "E"}
                withFeaturing={featuring === "on"}
                songs={songs}
              />
            ))}
          </div>
        </ListedSongsContext>
        {sections.length > 0 && <SetlistFlow setlist={setlist} />}
        {setlist.notes !== null && setlist.notes !== "" && (
          <section className={styles.notes}>
            <SectionTitle>Notes</SectionTitle>
            <p>{setlist.notes}</p>
          </section>
        )}
      </div>
    </article>
  );
}

function NoSongs({ setlist }: Pick<SetlistToReadProps, "setlist">) {
  const windows = useSetlistWindows();
  const maySave = useMay(saveSetlist);
  return (
    <div className={styles.none}>
      <p>No songs yet</p>
      {maySave && (
        <Button
          kind="main"
          icon={<IconPlaylistAdd aria-hidden />}
          onClick={() => windows.edit(setlist)}
        >
          Add songs
        </Button>
      )}
    </div>
  );
}
