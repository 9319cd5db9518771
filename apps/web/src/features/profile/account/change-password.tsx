import { changePassword, changePasswordBody } from "@bandstand/contracts/account";
import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { useServices } from "../../../lib/services/services-context.ts";
import { EntryDialog } from "../../../ui/entry-form/entry-dialog.tsx";
import { NewPasswordField } from "../../../ui/entry-form/new-password-field.tsx";
import { PasswordForm } from "../../../ui/entry-form/password-form.tsx";
import { useEntryForm } from "../../../ui/entry-form/use-entry-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
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
    <EntryDialog title="Change password" onClose={onClose}>
      <PasswordForm
        entry={entry}
        lead="Every other device is signed out. This one stays signed in."
        after={
          <NewPasswordField
            field={entry.field("newPassword")}
            label="New password"
            enterKeyHint="done"
          />
        }
        submit="Change password"
        onSubmit={() => void entry.submit(save)}
        onCancel={onClose}
      />
    </EntryDialog>
  );
}
