/** Chooses a set list, and a set of it, for songs; from there on everything happens by itself, and is told. */
import { addSetlist } from "@bandstand/contracts/setlists";
import { searchFor } from "@bandstand/domain/text-search";
import { useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { useMay } from "../../lib/services/use-may.ts";
import type { AddableSong } from "../../records/setlists/add-to-setlist.ts";
import { useSetlists } from "../../records/setlists/setlists-query.ts";
import { OverlayHead } from "../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { RecordSkeleton } from "../../ui/states/skeletons.tsx";
import { LookupFailed } from "../../ui/lookups/lookup-failed.tsx";
import { usePhone } from "../../ui/windows/use-phone.ts";
import styles from "./add-to-setlist.module.css";
import { NewSetlistForm } from "./new-setlist-form.tsx";
import { choiceOf, inOrderOfUse, MANY_SETLISTS, titlesOf } from "./setlist-choice.ts";
import { SetlistChoices } from "./setlist-choices.tsx";
import { usePutSongs } from "./use-put-songs.ts";

interface AddToSetlistProps {
  songs: readonly AddableSong[];
  onClose: () => void;
}

export function AddToSetlist({ songs, onClose }: AddToSetlistProps) {
  const setlists = useSetlists();
  const put = usePutSongs();
  const mayAdd = useMay(addSetlist);
  const isPhone = usePhone();
  const [today] = useState(() => localDate(new Date()));
  const [text, setText] = useState("");
  const [isNew, setNew] = useState(false);
  const rows = inOrderOfUse(setlists.data ?? [], today);
  const isFound = searchFor(text.trim());
  const choices = rows
    .map((row) => choiceOf(row, songs, today))
    .filter(({ name, facts }) => isFound([name, facts]));
  const hasSearch = rows.length >= MANY_SETLISTS;
  const title = isNew ? "New set list" : "Add to set list";

  return (
    <Overlay
      label={title}
      place={isPhone ? "sheet" : "centre"}
      // A field would bring up a phone's keyboard over the set lists.
      atField={hasSearch && !isPhone}
      onClose={onClose}
    >
      <OverlayHead title={title} onClose={onClose} />
      <p className={styles.songs}>{titlesOf(songs)}</p>
      {isNew && (
        <NewSetlistForm
          plannedLength={rows[0]?.plannedLength ?? null}
          onBack={() => setNew(false)}
          onAdd={async (setlist) => {
            await put.intoNew(setlist, songs);
            onClose();
          }}
        />
      )}
      {!isNew && setlists.isPending && <RecordSkeleton />}
      {!isNew && setlists.isError && setlists.data === undefined && (
        <LookupFailed what="set lists" lookup={setlists} />
      )}
      {!isNew && setlists.data !== undefined && (
        <SetlistChoices
          choices={choices}
          {...(hasSearch && { search: { text, type: setText } })}
          {...(mayAdd && { onNew: () => setNew(true) })}
          onChoose={(choice, section) => {
            onClose();
            void put.into(choice, section, songs);
          }}
        />
      )}
    </Overlay>
  );
}
