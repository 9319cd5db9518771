import { ownEmail } from "@bandstand/contracts/account-fields";
import { saveUser, type User } from "@bandstand/contracts/users";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useChange } from "../../../lib/cache/change.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { EntryDialog } from "../../../ui/entry-form/entry-dialog.tsx";
import { PasswordForm } from "../../../ui/entry-form/password-form.tsx";
import { useEntryForm } from "../../../ui/entry-form/use-entry-form.ts";
import { NativeField } from "../../../ui/native-fields/native-field.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { OWN_KEYS } from "../own-queries.ts";
import { currentPassword } from "./current-password.ts";

const form = z.object({ email: ownEmail, currentPassword });

interface ChangeEmailProps {
  user: User;
  onClose: () => void;
}

export function ChangeEmail({ user, onClose }: ChangeEmailProps) {
  const change = useChange();
  const queries = useQueryClient();
  const notify = useNotify();
  const entry = useEntryForm(form, { email: user.pendingEmail ?? "", currentPassword: "" });

  async function save(body: z.output<typeof form>): Promise<void> {
    const saved = await change(saveUser, { params: paramsOf(user.id), body });
    queries.setQueryData(OWN_KEYS.user(user.id), saved);
    if (saved.pendingEmail !== null) notify.success(`A link was sent to ${saved.pendingEmail}`);
    onClose();
  }

  return (
    <EntryDialog title="Change email" onClose={onClose}>
      <PasswordForm
        entry={entry}
        lead="We send a link to the new address, and tell the old one. Once you have used the link you sign in with the new address; until then nothing changes."
        before={
          <NativeField
            field={entry.field("email")}
            label="New email"
            type="text"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={60}
          />
        }
        submit="Send link"
        onSubmit={() => void entry.submit(save)}
        onCancel={onClose}
      />
    </EntryDialog>
  );
}
