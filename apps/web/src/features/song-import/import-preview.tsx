/** The first of the songs as they will be. */
import { formatDuration } from "@bandstand/domain/duration";
import type { PlanSummary } from "./reading/desk-messages.ts";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./import-preview.module.css";

export function ImportPreview({ plan: { preview, ready } }: { plan: PlanSummary }) {
  return (
    <section className={styles.preview} aria-labelledby="import-preview">
      <SectionTitle id="import-preview">
        {ready > preview.length
          ? `The first ${preview.length} of ${ready.toLocaleString("en-GB")} songs`
          : "Songs"}
      </SectionTitle>
      {/* It scrolls both ways, so that the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="import-preview">
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Title</th>
              <th scope="col">Artist</th>
              <th scope="col">Status</th>
              <th scope="col">Genre</th>
              <th scope="col">Key</th>
              <th scope="col">Tempo</th>
              <th scope="col">Length</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {preview.map(({ place, song, genre, status }) => (
              <tr key={place}>
                <td className={styles.mono}>{place}</td>
                <th scope="row" dir="auto">
                  {song.title}
                </th>
                <td dir="auto">{song.artist}</td>
                <td>{status ?? "WIP"}</td>
                <td>{genre}</td>
                <td className={styles.mono}>{song.songkey}</td>
                <td className={styles.mono}>{song.bpm}</td>
                <td className={styles.mono}>
                  {typeof song.seconds === "number" && formatDuration(song.seconds)}
                </td>
                <td dir="auto">{song.notes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
