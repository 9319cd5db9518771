/** What one can have of one's own data: all of it as a file, and its end. */
import { getOwnData } from "@bandstand/contracts/own-data";
import { IconDownload, IconUserX } from "@tabler/icons-react";
import { useState } from "react";
import { saveBlob } from "../../lib/files/file-target.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { latePart, useFetchAhead } from "../../ui/parts/late-part.ts";
import styles from "./own-data.module.css";

const DeleteAccount = latePart(async () => (await import("./delete-account.tsx")).DeleteAccount);
const AHEAD = [DeleteAccount];

export function OwnDataSection() {
  const { client } = useServices();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useFetchAhead(AHEAD);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      saveBlob(await client.call(getOwnData, {}), "My data.json");
      notify.success("What is known of you is saved as “My data.json”");
    } catch (error) {
      notify.failed("Your data was not downloaded", error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.section}>
      <p className={styles.fact}>
        Your account and, of each of your bands, your membership, rights, sign-ins, ratings,
        bookmarks, practice log and studio work. No password is in it.
      </p>
      <div className={styles.buttons}>
        <Button icon={<IconDownload aria-hidden />} busy={busy} onClick={() => void download()}>
          Download what is known of me
        </Button>
        <Button
          kind="quietDanger"
          className={styles.quiet}
          icon={<IconUserX aria-hidden />}
          onClick={() => setLeaving(true)}
        >
          Delete my account
        </Button>
      </div>
      {isLeaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </div>
  );
}
