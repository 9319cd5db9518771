/** What stands below an expanded row: notes and what is still to do, without opening the song. */
import { formatDate } from "@bandstand/domain/date-format";
import { useSong } from "../../../records/songs/song-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./song-details.module.css";

export function SongDetails({ songId }: { songId: number }) {
  const { data: song, isError, refetch } = useSong(songId);
  if (!song && isError) {
    return (
      <p className={styles.quiet}>
        Error Fetching Data
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  }
  if (!song) return <p className={styles.quiet}>Loading…</p>;
  const facts: [string, string | null][] = [
    ["Genre", song.Genre?.name ?? null],
    ["Start", song.start],
    [
      "Recording",
      song.recordingDate === null ? "None" : formatDate(song.recordingDate.slice(0, 10)),
    ],
    ["Notes", song.notes],
    ["To do", song.todo],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null && value !== "" && <Fact key={label} label={label} value={value} />,
      )}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
