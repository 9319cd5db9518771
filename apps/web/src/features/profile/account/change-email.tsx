import { ownEmail } from "@bandstand/contracts/account-fields";
import { saveUser, type User } from "@bandstand/contracts/users";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useChange } from "../../../lib/cache/change.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useEntryForm } from "../../../ui/entry-form/use-entry-form.ts";
import { NativeField } from "../../../ui/native-fields/native-field.tsx";
import { PasswordField } from "../../../ui/native-fields/password-field.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { OWN_KEYS } from "../own-queries.ts";
import { AccountDialog } from "./account-dialog.tsx";
import styles from "./account-section.module.css";
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
    <AccountDialog title="Change email" onClose={onClose}>
      <EntryForm
        problem={entry.problem}
        focusRequests={entry.focusRequests}
        onSubmit={() => void entry.submit(save)}
      >
        <p className={styles.fact}>
          We send a link to the new address. Once you have used it, you sign in with that; until
          then nothing changes. The old address is told.
        </p>
        <NativeField
          field={entry.field("email")}
          label="New email"
          type="text"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={60}
        />
        <PasswordField
          field={entry.field("currentPassword")}
          label="Current password"
          autoComplete="current-password"
          enterKeyHint="done"
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="main" busy={entry.busy}>
            Send link
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </EntryForm>
    </AccountDialog>
  );
}
