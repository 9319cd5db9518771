/** What the link of a mailed invitation leads to: a first password, and with it the band. */
import { resetPasswordField } from "@bandstand/contracts/account-fields";
import { resetPassword, type Session, signIn } from "@bandstand/contracts/sign-in";
import type { Dispatch } from "react";
import * as z from "zod/mini";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { NewPasswordField } from "../../ui/entry-form/new-password-field.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";
import styles from "./entry-form.module.css";
import type { SignInAction, SignInState } from "./sign-in-steps.ts";
import { Username } from "./username.tsx";

interface InvitedFormProps {
  state: SignInState;
  dispatch: Dispatch<SignInAction>;
  band: string | undefined;
  onSession: (session: Session) => Promise<void>;
}

const schema = z.object({ newPassword: resetPasswordField });

export function InvitedForm({ state, dispatch, band, onSession }: InvitedFormProps) {
  const { client } = useServices();
  const { email, resetToken } = state;
  const form = useEntryForm(schema, { newPassword: "" });

  async function join({ newPassword }: z.output<typeof schema>): Promise<void> {
    const set = await client.call(resetPassword, { body: { email, resetToken, newPassword } });
    if (set.error !== null) throw new Error(set.error);
    const body = { email, password: newPassword, ...(band !== undefined && { bandName: band }) };
    const session = await client.call(signIn, { body }).catch((error: unknown) => {
      // The password is set: what is left is the form that signs in with it.
      dispatch({ type: "reset", email, newPassword, said: set.message });
      throw error;
    });
    await onSession(session);
  }

  return (
    <EntryForm
      problem={form.problem}
      focusRequests={form.focusRequests}
      onSubmit={() => void form.submit(join)}
    >
      <Username email={email} />
      <NewPasswordField field={form.field("newPassword")} label="New Password" enterKeyHint="go" />
      <div className={styles.buttons}>
        <Button type="submit" kind="main" size="large" wide busy={form.busy}>
          Join the band
        </Button>
        <Button kind="quiet" wide onClick={() => dispatch({ type: "cancelled" })}>
          I have a password already
        </Button>
      </div>
    </EntryForm>
  );
}
