/** What stands on all invoices: who is paid, where to, and how they are numbered. */
import { type InvoiceSettings, MOST_DUE_DAYS } from "@bandstand/contracts/invoices";
import { LIMITS } from "@bandstand/contracts/limits";
import { useState } from "react";
import {
  useInvoiceSettings,
  useSaveInvoiceSettings,
} from "../../../records/band/invoice-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import styles from "./invoice-settings-window.module.css";

export function InvoiceSettingsWindow() {
  const { data, error, refetch } = useInvoiceSettings();
  if (data) return <SettingsForm settings={data} />;
  if (!error) return <PanelSkeleton />;
  return (
    <WindowBody>
      <p role="alert">What stands on invoices did not load. {describeError(error).message}</p>
      <Button onClick={() => void refetch()}>Try again</Button>
    </WindowBody>
  );
}

function SettingsForm({ settings }: { settings: InvoiceSettings }) {
  const save = useSaveInvoiceSettings();
  const notify = useNotify();
  const current = useCurrentWindow();
  const [name, setName] = useState(settings.name);
  const [address, setAddress] = useState(settings.address);
  const [bankDetails, setBankDetails] = useState(settings.bankDetails);
  const [note, setNote] = useState(settings.note);
  const [dueDays, setDueDays] = useState<number | null>(settings.dueDays);
  const [nextNumber, setNextNumber] = useState<number | null>(settings.nextNumber);
  const { problem, busy, refuse, send } = useSending();
  const close = () => current?.dismiss();

  async function submit(): Promise<void> {
    if (dueDays === null || dueDays > MOST_DUE_DAYS)
      return refuse(`Say in how many days an invoice is due, ${MOST_DUE_DAYS} at most`);
    if (nextNumber === null) return refuse("Say which number the next invoice has");
    await send(async () => {
      // One that was made meanwhile has counted on: only what was typed is sent.
      const counted = nextNumber === settings.nextNumber ? {} : { nextNumber };
      await save({ name, address, bankDetails, note, dueDays, ...counted });
      notify.success("What stands on invoices was saved");
      close();
    });
  }

  return (
    <WindowBody>
      <Note>
        Whoever is told what events pay can print this on an invoice, and it goes out to promoters.
      </Note>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void submit()}>
        <TextField
          label="Name"
          hint="Left empty, the band’s"
          maxLength={LIMITS.shortText}
          field={uncheckedField("invoice-name", name, setName)}
        />
        <TextAreaField
          label="Address"
          rows={3}
          maxLength={LIMITS.address}
          field={uncheckedField("invoice-address", address, setAddress)}
        />
        <TextAreaField
          label="Bank details"
          hint="Where the money goes: sort code, account, IBAN"
          rows={3}
          maxLength={LIMITS.address}
          field={uncheckedField("invoice-bank", bankDetails, setBankDetails)}
        />
        <TextAreaField
          label="Note"
          hint="Below the sums"
          rows={2}
          maxLength={LIMITS.description}
          field={uncheckedField("invoice-note", note, setNote)}
        />
        <div className={styles.pair}>
          <WholeNumberField
            label="Due in"
            unit="days"
            min={0}
            max={MOST_DUE_DAYS}
            field={uncheckedField("invoice-due", dueDays, setDueDays)}
          />
          <WholeNumberField
            label="Next number"
            min={1}
            field={uncheckedField("invoice-next", nextNumber, setNextNumber)}
          />
        </div>
        <EntryButtons submit="Save" busy={busy} onCancel={close} />
      </EntryForm>
    </WindowBody>
  );
}
