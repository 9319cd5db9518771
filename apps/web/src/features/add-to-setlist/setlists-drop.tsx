/** What songs can be dropped on while a mouse carries them: the set lists, for the choice, and the next few at once. */
import { IconPlaylistAdd } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { type AddableSong, useChooseSetlist } from "../../records/setlists/add-to-setlist.ts";
import { useSetlists } from "../../records/setlists/setlists-query.ts";
import { choiceOf, inOrderOfUse } from "./setlist-choice.ts";
import styles from "./setlists-drop.module.css";
import { usePutSongs } from "./use-put-songs.ts";

/** As many as one looks over with a hand on the mouse. */
const MOST_SHOWN = 5;

export function SetlistsDrop({ songs }: { songs: readonly AddableSong[] }) {
  const { data } = useSetlists();
  const choose = useChooseSetlist();
  const put = usePutSongs();
  const [today] = useState(() => localDate(new Date()));
  const choices = inOrderOfUse(data ?? [], today)
    .map((row) => choiceOf(row, songs, today))
    .filter(({ isFull }) => !isFull)
    .slice(0, MOST_SHOWN);
  return (
    // The keyboard and a screen reader have the menu of the row.
    <div aria-hidden="true">
      <Target className={styles.area} onDrop={() => choose(songs)} />
      <div className={styles.setlists}>
        {choices.map((choice) => {
          const usual = choice.sets.find(({ isUsual }) => isUsual);
          return (
            usual && (
              <Target
                key={choice.id}
                className={styles.setlist}
                onDrop={() => void put.into(choice, usual.section, songs)}
              >
                <IconPlaylistAdd />
                <span>{choice.name}</span>
                <small>{usual.name}</small>
              </Target>
            )
          );
        })}
      </div>
    </div>
  );
}

interface TargetProps {
  className: string | undefined;
  onDrop: () => void;
  children?: ReactNode;
}

function Target({ className, onDrop, children }: TargetProps) {
  const [isOver, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  return (
    <div
      className={`${styles.target} ${className}`}
      data-over={isOver || undefined}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      {children}
    </div>
  );
}
