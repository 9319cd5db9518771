/** One set list to read. In a window, a sheet, or as a page. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { SetlistLoader } from "../../ui/setlists/setlist-loader.tsx";
import { RunningTime } from "./running-time.tsx";
import { contentsOf, timingOf } from "./setlist-facts.ts";
import { sectionsOf } from "./setlist-sections.ts";
import styles from "./setlist-view.module.css";

export function SetlistView({ setlistId }: { setlistId: number }) {
  return (
    <SetlistLoader setlistId={setlistId}>
      {(setlist) => <SetlistToRead setlist={setlist} />}
    </SetlistLoader>
  );
}

function SetlistToRead({ setlist }: { setlist: SetlistWithSections }) {
  return (
    <article className={styles.setlist}>
      <header className={styles.head}>
        <h2>{setlist.name}</h2>
        <p>{contentsOf(setlist)}</p>
        <RunningTime timing={timingOf(setlist)} plannedLength={setlist.plannedLength} />
      </header>
      {sectionsOf(setlist).map(({ section, name, songs }) => (
        <section key={section} className={styles.section} aria-label={name}>
          <h3>{name}</h3>
          <ol>
            {songs.map(({ id, Song }) => (
              <li key={id}>{Song.title}</li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
