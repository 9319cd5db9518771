/** Am I ready: how many songs of a set list there is something to play from, to hear, and to play without a network. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { IconCheck } from "@tabler/icons-react";
import { ON_THIS_DEVICE, useDeviceWindow } from "../../../records/recordings/device-window.ts";
import { useKeptState } from "../../../records/recordings/kept-songs-context.ts";
import styles from "./readiness.module.css";
import { useReadiness } from "./readiness-query.ts";

export function Readiness({ setlist }: { setlist: SetlistRow }) {
  const { data } = useReadiness(setlist.id);
  const { entries } = useKeptState();
  const openDevice = useDeviceWindow();
  if (!data || data.charts === null || data.recordings === null || data.songs === 0) return null;
  const kept = setlist.songs.filter(({ songId }) => entries.has(songId)).length;
  return (
    <dl className={styles.facts}>
      <Fact name="Charts" count={data.charts} of={data.songs} />
      <Fact name="Recordings" count={data.recordings} of={data.songs} />
      <Fact name={ON_THIS_DEVICE} count={kept} of={data.songs} onOpen={openDevice} />
    </dl>
  );
}

interface FactProps {
  name: string;
  count: number;
  of: number;
  /** Where something can be done about it. */
  onOpen?: () => void;
}

function Fact({ name, count, of, onOpen }: FactProps) {
  return (
    <div className={styles.fact} data-all={count >= of || undefined}>
      <dt>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </dt>
      <dd>
        {count} of {of}
        {count >= of && <IconCheck aria-label="All" />}
      </dd>
    </div>
  );
}
