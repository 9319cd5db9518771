/** The little that a set list needs to take songs; the rest is said in its editor. */
import { setlistFields } from "@bandstand/contracts/setlists";
import { useState } from "react";
import * as z from "zod/mini";
import type { FieldMessages } from "../../ui/edit-session/field-messages.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import { validate } from "../../ui/form-frame/validate.ts";
import { WholeNumberField } from "../../ui/form-frame/whole-number-field.tsx";
import { describeError } from "../../ui/states/describe-error.ts";
import styles from "./new-setlist-form.module.css";
import type { NewSetlist } from "./use-put-songs.ts";

const newSetlist = z.strictObject({
  name: setlistFields.name,
  plannedLength: setlistFields.plannedLength,
});

interface Typed {
  name: string | null;
  plannedLength: number | null;
}

interface NewSetlistFormProps {
  /** Minutes to begin with. */
  plannedLength: number | null;
  onAdd: (setlist: NewSetlist) => Promise<void>;
  onBack: () => void;
}

export function NewSetlistForm({ plannedLength, onAdd, onBack }: NewSetlistFormProps) {
  const [values, setValues] = useState<Typed>({ name: null, plannedLength });
  const [messages, setMessages] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function field<Name extends keyof Typed>(name: Name) {
    const set = (value: Typed[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setMessages({});
    };
    return { name, value: values[name], message: messages[name], set, onBlur: () => {} };
  }

  async function add(): Promise<void> {
    const checked = validate(newSetlist, values);
    if (!checked.valid) {
      setMessages(checked.messages);
      return;
    }
    setBusy(true);
    try {
      await onAdd(checked.output);
    } catch (error) {
      setProblem(describeError(error).message);
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <TextField field={field("name")} label="Set list name" required autoFocus />
      <WholeNumberField field={field("plannedLength")} label="Planned Length" required unit="min" />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onBack}>Back</Button>
        <Button kind="main" type="submit" busy={isBusy}>
          Add
        </Button>
      </div>
    </form>
  );
}
