/** What one place of the set list says of its own: who sings, which key, a note; or the words and length of a break. */
import { LIMITS } from "@bandstand/contracts/limits";
import { breakFieldAfter, LONGEST_SET_BREAK, USUAL_SET_BREAK } from "@bandstand/domain/set-breaks";
import {
  type EditedRow,
  type EditedSetlist,
  isSong,
  type Section,
  type SongRow,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import {
  editInterlude,
  editSong,
  removeRows,
  setFields,
} from "@bandstand/domain/setlist-editing/moves";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { DurationField } from "../../../ui/form-frame/duration-field.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { type Unread, useUnread } from "../../../ui/form-frame/use-unread.ts";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { formatDuration } from "@bandstand/domain/duration";
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { isUnsaid, rowName, type ShownSong, type SongsById } from "../editor-songs.ts";
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
  return (
    <Overlay label={name} place="centre" atField onClose={close}>
      <OverlayHead title={name} onClose={close} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          length.insist();
          if (!isUnsaid(row) && !length.isUnread) onClose();
        }}
      >
        {isSong(row) ? (
          <SongFields row={row} song={songs.get(row.songId)} length={length} change={change} />
        ) : (
          <InterludeFields row={row} length={length} change={change} tried={tried} />
        )}
        <div className={styles.actions}>
          <Button kind="quiet" icon={<IconTrash aria-hidden />} onClick={remove}>
            Remove
          </Button>
          <Button type="submit" kind="main">
            Done
          </Button>
        </div>
      </form>
    </Overlay>
  );
}

interface SongFieldsProps {
  row: SongRow;
  song: ShownSong | undefined;
  length: Unread;
  change: ChangeSetlist;
}

function SongFields({ row, song, length, change }: SongFieldsProps) {
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
        <TextField
          field={text("songkey")}
          label="Key"
          placeholder={song?.songkey ?? ""}
          maxLength={LIMITS.songkey}
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
      <TextField
        field={text("note")}
        label="Note"
        hint="Printed beside the song: a capo, who starts, what is said"
        maxLength={LIMITS.shortText}
      />
      <p className={styles.hint}>Left empty, the song’s own is used.</p>
    </>
  );
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

interface BreakDetailsProps {
  /** The set that it follows. */
  after: Section;
  setlist: EditedSetlist;
  change: ChangeSetlist;
  onClose: () => void;
}

/** How long the break between two sets is; with no minutes the sets follow each other at once. */
export function BreakDetails({ after, setlist, change, onClose }: BreakDetailsProps) {
  const { fields } = setlist;
  const name = breakFieldAfter(after, fields.numberSets);
  // Where there is none yet, somebody wants one.
  const begin = useEffectEvent(() => {
    if (name !== null && !fields[name])
      change((now) => setFields(now, { [name]: USUAL_SET_BREAK }), name);
  });
  useEffect(() => begin(), []);
  if (name === null) return null;
  const minutes = fields[name] ?? 0;
  const isPossible = minutes <= LONGEST_SET_BREAK;
  const title = `Break before ${shortSectionName(after + 1)}`;
  const set = (next: number) => change((now) => setFields(now, { [name]: next }), name);
  // What is too long is not left for a save to refuse.
  const close = () => {
    if (!isPossible) set(LONGEST_SET_BREAK);
    onClose();
  };
  return (
    <Overlay label={title} place="centre" atField onClose={close}>
      <OverlayHead title={title} onClose={close} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible) onClose();
        }}
      >
        <WholeNumberField
          field={{
            name,
            value: minutes === 0 ? null : minutes,
            message: isPossible ? undefined : `At most ${LONGEST_SET_BREAK} minutes`,
            set: (next) => set(next ?? 0),
            onBlur: () => undefined,
          }}
          label="Length"
          hint="In no set, and not in the planned length"
          unit="min"
          min={0}
          max={LONGEST_SET_BREAK}
        />
        <div className={styles.actions}>
          <Button
            kind="quiet"
            icon={<IconTrash aria-hidden />}
            onClick={() => {
              set(0);
              onClose();
            }}
          >
            Remove
          </Button>
          <Button type="submit" kind="main">
            Done
          </Button>
        </div>
      </form>
    </Overlay>
  );
}
