import { changePassword, changePasswordBody } from "@bandstand/contracts/account";
import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { useServices } from "../../../lib/services/services-context.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { NewPasswordField } from "../../../ui/entry-form/new-password-field.tsx";
import { useEntryForm } from "../../../ui/entry-form/use-entry-form.ts";
import { PasswordField } from "../../../ui/native-fields/password-field.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { AccountDialog } from "./account-dialog.tsx";
import styles from "./account-section.module.css";
import { DEVICES_KEY } from "./devices-query.ts";

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { client } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const entry = useEntryForm(changePasswordBody, { currentPassword: "", newPassword: "" });

  async function save(body: z.output<typeof changePasswordBody>): Promise<void> {
    const { message } = await client.call(changePassword, { body });
    void queries.invalidateQueries({ queryKey: DEVICES_KEY });
    notify.success(message);
    onClose();
  }

  return (
    <AccountDialog title="Change password" onClose={onClose}>
      <EntryForm
        problem={entry.problem}
        focusRequests={entry.focusRequests}
        onSubmit={() => void entry.submit(save)}
      >
        <p className={styles.fact}>Every other device is signed out. This one stays signed in.</p>
        <PasswordField
          field={entry.field("currentPassword")}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField
          field={entry.field("newPassword")}
          label="New password"
          enterKeyHint="done"
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="main" busy={entry.busy}>
            Change password
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </EntryForm>
    </AccountDialog>
  );
}
