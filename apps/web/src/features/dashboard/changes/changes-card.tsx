/** What others have done to songs and set lists since the member was here, and before that within a month. */
import type { RecentChange } from "@bandstand/contracts/recent-changes";
import { dayOfYear } from "@bandstand/domain/day-words";
import { IconMusic, IconPlaylist, IconWaveSquare } from "@tabler/icons-react";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { setlistAddress } from "../../../records/setlists/setlist-address.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { songAddress } from "../../../records/songs/song-address.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardSkeleton } from "../../../ui/card/card.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { changeWords } from "./change-words.ts";
import styles from "./changes-card.module.css";
import { useRecentChanges } from "./recent-changes-query.ts";
import { useSince } from "./use-since.ts";

/** As many as stand beside the next set list without making its card longer. */
const FIRST = 5;

export function ChangesCard() {
  const { data: changes, isPending } = useRecentChanges();
  const since = useSince();
  const [today] = useState(() => localDate(new Date()));
  const [showsAll, showAll] = useState(false);
  const open = useOpenRecord();
  if (isPending) return <CardSkeleton lines={FIRST} />;
  if (!changes || changes.length === 0) return null;
  const isNew = ({ changedAt }: RecentChange) => since !== null && changedAt > since;
  const count = changes.filter(isNew).length;
  const more = changes.length > FIRST && !showsAll;
  return (
    <Card
      title="What changed"
      {...(since !== null && {
        detail: `${count === 0 ? "Nothing new" : `${count} new`} since ${dayOfYear(localDate(new Date(since)), today)}`,
      })}
      {...(more && {
        action: <Button onClick={() => showAll(true)}>Show all {changes.length}</Button>,
      })}
    >
      <ul className={styles.changes}>
        {(more ? changes.slice(0, FIRST) : changes).map((change) => (
          <li key={`${change.kind} ${change.id}`}>
            <RecordLink
              href={addressOf(change)}
              className={styles.change}
              onOpen={() => open(change)}
            >
              <span className={styles.icon}>{iconOf(change)}</span>
              <span className={styles.words}>
                <strong>{change.name}</strong>
                <span>{changeWords(change, today)}</span>
              </span>
              {isNew(change) && (
                <span className={styles.new}>
                  <VisuallyHidden>New since you were here</VisuallyHidden>
                </span>
              )}
            </RecordLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useOpenRecord(): (change: RecentChange) => void {
  const songs = useSongWindows();
  const setlists = useSetlistWindows();
  return ({ kind, id, name }) =>
    kind === "song" ? songs.view({ id, title: name }) : setlists.view({ id, name });
}

function addressOf({ kind, id }: RecentChange): string {
  return kind === "song" ? songAddress(id) : setlistAddress(id);
}

function iconOf({ kind, how }: RecentChange) {
  if (kind === "setlist") return <IconPlaylist aria-hidden />;
  return how === "recorded" ? <IconWaveSquare aria-hidden /> : <IconMusic aria-hidden />;
}
