/** A further band for somebody who has one: its name, and it is there. */
import { addBandBody } from "@bandstand/contracts/sign-in";
import { BAND_NAME_HINT, stripBandName } from "@bandstand/domain/registration";
import { IconPackageImport } from "@tabler/icons-react";
import { IMPORT_BAND, useBandFileWindows } from "../../records/band/band-file-windows.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import styles from "./add-band-page.module.css";

interface AddBandPageProps {
  /** Founds the band and opens it. */
  onAdd: (name: string) => Promise<void>;
}

export function AddBandPage({ onAdd }: AddBandPageProps) {
  const { openImport } = useBandFileWindows();
  const form = useEntryForm(addBandBody, { name: "" }, (_, text) => stripBandName(text));
  return (
    <div className={styles.page}>
      <p className={styles.lead}>
        A band of its own, with songs, set lists and members of its own. You are its administrator,
        and switch between your bands at any time.
      </p>
      <EntryForm
        problem={form.problem}
        focusRequests={form.focusRequests}
        onSubmit={() => void form.submit(({ name }) => onAdd(name))}
      >
        <NativeField
          field={form.field("name")}
          label="Band Name"
          hint={BAND_NAME_HINT}
          type="text"
          autoComplete="off"
          autoFocus
          enterKeyHint="done"
        />
        <div>
          <Button type="submit" kind="main" busy={form.busy}>
            Add band
          </Button>
        </div>
      </EntryForm>
      <div className={styles.file}>
        <p>Or bring one from a file that Bandstand has written, with all it holds.</p>
        <Button icon={<IconPackageImport aria-hidden />} onClick={openImport}>
          {IMPORT_BAND}
        </Button>
      </div>
    </div>
  );
}
