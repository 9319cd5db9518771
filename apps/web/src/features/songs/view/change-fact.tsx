/** The small panels in which a fact of a song is changed. */
import type { Song } from "@bandstand/contracts/songs";
import { LIMITS } from "@bandstand/contracts/limits";
import { writtenKey } from "@bandstand/domain/chart/written-key";
import { HIGHEST_CAPO, keyWords } from "@bandstand/domain/played-key";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { TempoField } from "../form/tempo-field.tsx";
import styles from "./song-view.module.css";
import { useChangeSong } from "../use-change-song.ts";

interface ChangeProps {
  song: Song;
  onDone: () => void;
}

export function ChangeKey({ song, onDone }: ChangeProps) {
  const [typed, setTyped] = useState(song.songkey);
  const songkey = typed && (writtenKey(typed) ?? typed);
  const [capo, setCapo] = useState(song.capo);
  const change = useChangeSong();
  const said = keyWords({ songkey, capo });
  return (
    <FactForm
      isChanged={songkey !== song.songkey || capo !== song.capo}
      save={() =>
        change(song, {
          to: { songkey, capo },
          from: { songkey: song.songkey, capo: song.capo },
          done: said === null ? "The song has no key now" : `The key is ${said} now`,
        })
      }
      onDone={onDone}
    >
      <TextField
        field={fieldOf("songkey", typed, (key) => setTyped(key === "" ? null : key))}
        label="Key"
        maxLength={LIMITS.songkey}
        placeholder="F#m"
      />
      <WholeNumberField
        field={fieldOf("capo", capo, setCapo)}
        label="Capo"
        hint="The key is what sounds"
        min={0}
        max={HIGHEST_CAPO}
      />
    </FactForm>
  );
}

export function ChangeTempo({ song, onDone }: ChangeProps) {
  const [bpm, setBpm] = useState(song.bpm);
  const change = useChangeSong();
  return (
    <FactForm
      isChanged={bpm !== song.bpm}
      save={() =>
        change(song, {
          to: { bpm },
          from: { bpm: song.bpm },
          done: bpm === null ? "The song has no tempo now" : `The tempo is ${bpm} bpm now`,
        })
      }
      onDone={onDone}
    >
      <TempoField field={fieldOf("bpm", bpm, setBpm)} />
    </FactForm>
  );
}

function fieldOf<Value>(name: string, value: Value | null, set: (value: Value | null) => void) {
  return { name, value, message: undefined, set, onBlur: () => {} };
}

interface FactFormProps {
  isChanged: boolean;
  /** Answers whether it was saved. */
  save: () => Promise<boolean>;
  onDone: () => void;
  children: ReactNode;
}

function FactForm({ isChanged, save, onDone, children }: FactFormProps) {
  const [isSaving, setSaving] = useState(false);

  async function submit(): Promise<void> {
    if (!isChanged) return onDone();
    setSaving(true);
    if (await save()) onDone();
    setSaving(false);
  }

  return (
    <form
      className={styles.change}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" kind="main" busy={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
