import { resetPassword, resetPasswordBody } from "@bandstand/contracts/sign-in";
import type { Dispatch } from "react";
import type * as z from "zod/mini";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import styles from "./entry-form.module.css";
import { EmailField } from "./email-field.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { OutboxNote } from "./outbox-note.tsx";
import type { SignInAction, SignInState } from "./sign-in-steps.ts";
import { NewPasswordField } from "../../ui/entry-form/new-password-field.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";

interface ResetFormProps {
  state: SignInState;
  dispatch: Dispatch<SignInAction>;
  mailIsSent: boolean;
}

/** The reset token from the mail, and the new password. */
export function ResetForm({ state, dispatch, mailIsSent }: ResetFormProps) {
  const { client } = useServices();
  const { email, resetToken } = state;
  const form = useEntryForm(resetPasswordBody, { email, resetToken, newPassword: "" });

  async function save(body: z.output<typeof resetPasswordBody>): Promise<void> {
    const answer = await client.call(resetPassword, { body });
    if (answer.error !== null) throw new Error(answer.error);
    const { email: address, newPassword } = body;
    dispatch({ type: "reset", email: address, newPassword, said: answer.message });
  }

  return (
    <EntryForm
      problem={form.problem}
      focusRequests={form.focusRequests}
      onSubmit={() => void form.submit(save)}
    >
      {state.said !== null && form.problem === null && (
        <FormNotice kind="good">{state.said}</FormNotice>
      )}
      {!mailIsSent && <OutboxNote />}
      {/* Known from the step before; a link may come without it. Password managers want to see it either way. */}
      <EmailField field={form.field("email")} />
      <NativeField
        field={form.field("resetToken")}
        label="Reset Token"
        type="text"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <NewPasswordField
        field={form.field("newPassword")}
        label="New Password"
        enterKeyHint="done"
      />
      <div className={styles.pair}>
        <Button onClick={() => dispatch({ type: "cancelled" })}>Cancel</Button>
        <Button type="submit" kind="main" busy={form.busy}>
          Save
        </Button>
      </div>
    </EntryForm>
  );
}
