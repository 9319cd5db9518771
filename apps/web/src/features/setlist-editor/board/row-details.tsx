/** What one place of the set list says of its own: who sings, which key and capo, a note; or the words and length of a break. */
import { LIMITS } from "@bandstand/contracts/limits";
import {
  type EditedRow,
  isSong,
  type SongRow,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { editInterlude, editSong, removeRows } from "@bandstand/domain/setlist-editing/moves";
import { writtenKey } from "@bandstand/domain/chart/written-key";
import { HIGHEST_CAPO, keyAt } from "@bandstand/domain/played-key";
import { useState } from "react";
import { DurationField } from "../../../ui/form-frame/duration-field.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { type Unread, useUnread } from "../../../ui/form-frame/use-unread.ts";
import { formatDuration } from "@bandstand/domain/duration";
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { isUnsaid, rowName, type ShownSong, type SongsById } from "../editor-songs.ts";
import { DetailsDialog } from "./details-dialog.tsx";
import styles from "./row-details.module.css";
import type { ChangeSetlist } from "../use-setlist-editor.ts";

interface RowDetailsProps {
  row: EditedRow | undefined;
  songs: SongsById;
  change: ChangeSetlist;
  onClose: () => void;
}

export function RowDetails({ row, songs, change, onClose }: RowDetailsProps) {
  const [tried, setTried] = useState(false);
  const length = useUnread();
  if (!row) return null;
  const name = rowName(row, songs);
  const remove = () => {
    onClose();
    change((now) => removeRows(now, new Set([row.key])));
  };
  // A note that says nothing is none: whoever turns away takes it out again.
  const close = isUnsaid(row) ? remove : onClose;
  const writeKey = () => {
    const songkey = isSong(row) && row.songkey && writtenKey(row.songkey);
    if (!songkey || songkey === row.songkey) return;
    change((now) => editSong(now, row.key, { songkey }), `${row.key}songkey`);
  };
  return (
    <DetailsDialog
      title={name}
      onClose={() => {
        writeKey();
        close();
      }}
      onRemove={remove}
      onDone={() => {
        writeKey();
        setTried(true);
        length.insist();
        if (!isUnsaid(row) && !length.isUnread) onClose();
      }}
    >
      {isSong(row) ? (
        <SongFields
          row={row}
          song={songs.get(row.songId)}
          length={length}
          change={change}
          writeKey={writeKey}
        />
      ) : (
        <InterludeFields row={row} length={length} change={change} tried={tried} />
      )}
    </DetailsDialog>
  );
}

interface SongFieldsProps {
  row: SongRow;
  song: ShownSong | undefined;
  length: Unread;
  change: ChangeSetlist;
  /** As keys are written, once it is typed. */
  writeKey: () => void;
}

function SongFields({ row, song, length, change, writeKey }: SongFieldsProps) {
  const text = (name: "featuring" | "songkey" | "note"): FieldBinding<string> => ({
    name,
    value: row[name],
    message: undefined,
    set: (value) =>
      change(
        (now) => editSong(now, row.key, { [name]: value === "" ? null : value }),
        `${row.key}${name}`,
      ),
    onBlur: () => {},
  });
  return (
    <>
      <FieldRow>
        <TextField
          field={text("featuring")}
          label="Featuring"
          placeholder={song?.featuring ?? ""}
          maxLength={LIMITS.shortText}
        />
        <DurationField
          field={length.bind({
            name: "seconds",
            value: row.seconds,
            set: (seconds) =>
              change((now) => editSong(now, row.key, { seconds }), `${row.key}seconds`),
          })}
          label="Duration"
          placeholder={song?.seconds ? formatDuration(song.seconds) : "3:30"}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          field={{ ...text("songkey"), onBlur: writeKey }}
          label="Key"
          placeholder={song?.songkey ?? ""}
          maxLength={LIMITS.songkey}
        />
        <SelectField
          field={{
            name: "capo",
            value: row.capo,
            message: undefined,
            set: (capo) => change((now) => editSong(now, row.key, { capo }), `${row.key}capo`),
            onBlur: () => {},
          }}
          label="Capo"
          options={FRETS}
          none={ownCapo(row, song)}
        />
      </FieldRow>
      <TextField
        field={text("note")}
        label="Note"
        hint="Printed beside the song: who starts, what is said"
        maxLength={LIMITS.shortText}
      />
      <p className={styles.hint}>Left empty, the song’s own is used.</p>
    </>
  );
}

const FRETS = Array.from({ length: HIGHEST_CAPO + 1 }, (_, fret) => ({
  value: fret,
  label: fret === 0 ? "No capo" : `Capo ${fret}`,
}));

/** What an empty choice comes to. */
function ownCapo({ songkey }: SongRow, song: ShownSong | undefined): string {
  const { capo } = keyAt({ songkey, capo: null }, song);
  return capo ? `As the song: ${capo}` : "As the song";
}

interface InterludeFieldsProps {
  row: Exclude<EditedRow, SongRow>;
  length: Unread;
  change: ChangeSetlist;
  /** What is missing is said from then on. */
  tried: boolean;
}

function InterludeFields({ row, length, change, tried }: InterludeFieldsProps) {
  return (
    <FieldRow>
      <TextField
        field={{
          name: "text",
          value: row.text,
          message: tried && isUnsaid(row) ? PLEASE_ENTER_A_VALUE : undefined,
          set: (text) =>
            change((now) => editInterlude(now, row.key, { text: text ?? "" }), `${row.key}text`),
          onBlur: () => {},
        }}
        label={row.kind === "break" ? "What for" : "What is said"}
        required={row.kind === "spoken"}
        maxLength={LIMITS.shortText}
      />
      <DurationField
        field={length.bind({
          name: "seconds",
          value: row.seconds === 0 ? null : row.seconds,
          set: (seconds) =>
            change(
              (now) => editInterlude(now, row.key, { seconds: seconds ?? 0 }),
              `${row.key}seconds`,
            ),
        })}
        label="Duration"
        plain={row.kind === "break" ? "minutes" : "seconds"}
        placeholder={row.kind === "break" ? "15:00" : "0:30"}
      />
    </FieldRow>
  );
}
