/** Says what goes, offers to keep a copy, and has the band's name typed: nothing brings it back. */
import { exportBand } from "@bandstand/contracts/band-export";
import { isNameOfBand, WRONG_BAND_NAME } from "@bandstand/domain/band-deletion";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconDownload } from "@tabler/icons-react";
import * as z from "zod/mini";
import { useMay } from "../../lib/services/use-may.ts";
import { type BandDownload, useBandDownload } from "../../records/band/use-band-download.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EntryButtons } from "../../ui/entry-form/entry-buttons.tsx";
import { EntryDialog } from "../../ui/entry-form/entry-dialog.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";
import { publicPageOf } from "../../ui/links/public-page.ts";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import styles from "./delete-band-dialog.module.css";

interface DeleteBandDialogProps {
  band: { id: number; name: string; identity: string };
  onDelete: (typed: string) => Promise<void>;
  onClose: () => void;
}

export function DeleteBandDialog({ band, onDelete, onClose }: DeleteBandDialogProps) {
  const { name, identity } = band;
  const form = useEntryForm(formFor(name), { name: "" });
  const download = useBandDownload();
  const isDownloading = download.state.step === "running";
  const mayDownload = useMay(exportBand);
  const title = `Delete ${name}`;
  return (
    <EntryDialog title={title} atField={false} onClose={onClose}>
      <p className={styles.goes}>
        Everything in {name} goes for ever: songs and recordings, set lists, events, venues,
        documents, followers, what its members have written, and its page{" "}
        <strong>{publicPageOf(identity)}</strong>. Its members lose their access at once. Accounts
        and other bands stay.
      </p>
      <div className={styles.copy}>
        {mayDownload && (
          <Button
            icon={<IconDownload aria-hidden />}
            busy={isDownloading}
            onClick={() => void download.start()}
          >
            Download everything first
          </Button>
        )}
        <p role="status" className={styles.told} aria-live={isDownloading ? "off" : "polite"}>
          {told(download.state)}
        </p>
      </div>
      <EntryForm
        problem={form.problem}
        focusRequests={form.focusRequests}
        onSubmit={() => {
          if (!isDownloading) void form.submit(({ name: typed }) => onDelete(typed));
        }}
      >
        <NativeField
          field={form.field("name")}
          label={`Type “${name}” to delete it`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="done"
        />
        <EntryButtons
          submit="Delete band"
          destructive
          busy={form.busy}
          cancel="Keep"
          onCancel={onClose}
        />
      </EntryForm>
    </EntryDialog>
  );
}

const formFor = (name: string) =>
  z.object({
    name: z.string().check(z.refine((typed) => isNameOfBand(typed, name), WRONG_BAND_NAME)),
  });

/** How the copy is getting on. */
function told(state: BandDownload): string {
  switch (state.step) {
    case "running":
      return `${formatFileSize(state.received)} so far. The band can be deleted once all of it is here.`;
    case "done":
      return `“${state.fileName}” is saved, ${formatFileSize(state.received)}.`;
    case "idle":
      return state.problem === null ? "" : `The band was not downloaded. ${state.problem}`;
  }
}
