import { resetEmail } from "@bandstand/contracts/account-fields";
import { sendPasswordReset, type Session, signIn } from "@bandstand/contracts/sign-in";
import { REGISTER_MESSAGES } from "@bandstand/domain/registration";
import { type Dispatch, useState } from "react";
import * as z from "zod/mini";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { PasswordField } from "../../ui/native-fields/password-field.tsx";
import { BandField } from "./band-field.tsx";
import styles from "./entry-form.module.css";
import { EmailField } from "./email-field.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { mailIsSent } from "./mail-is-sent.ts";
import type { SignInAction, SignInState } from "./sign-in-steps.ts";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";

// An account's address is not judged here: what is wrong with it the server says, in the words of a wrong password.
const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, REGISTER_MESSAGES.emailRequired)),
  password: z.string().check(z.minLength(1, REGISTER_MESSAGES.passwordRequired)),
  bandName: z.string().check(z.trim()),
});
const addressOnly = z.object({ email: resetEmail });

interface SignInFormProps {
  state: SignInState;
  dispatch: Dispatch<SignInAction>;
  /** Name or identity of the band to open; undefined leaves its field closed. */
  band: string | undefined;
  onSession: (session: Session) => Promise<void>;
  onMailSent: (sent: boolean) => void;
}

export function SignInForm({ state, dispatch, band, onSession, onMailSent }: SignInFormProps) {
  const { client } = useServices();
  const [asking, setAsking] = useState(false);
  const [isParticular, setIsParticular] = useState(band !== undefined);
  const { email, password } = state;
  const form = useEntryForm(schema, { email, password, bandName: band ?? "" });

  async function enter(values: z.output<typeof schema>): Promise<void> {
    const { bandName, ...account } = values;
    // What stands in a closed field nobody sees, and a browser may have put it there.
    const body = !isParticular || bandName === "" ? account : { ...account, bandName };
    const session = await client.call(signIn, { body }).catch((error: unknown) => {
      dispatch({ type: "failed" });
      throw error;
    });
    await onSession(session);
  }

  async function askForToken({ email: address }: { email: string }): Promise<void> {
    const [answer, isSent] = await Promise.all([
      client.call(sendPasswordReset, { body: { email: address } }),
      mailIsSent(client),
    ]);
    if (answer.error !== null) throw new Error(answer.error);
    onMailSent(isSent);
    dispatch({ type: "requested", email: address, said: answer.message });
  }

  return (
    <EntryForm
      problem={form.problem}
      focusRequests={form.focusRequests}
      onSubmit={() => {
        setAsking(false);
        void form.submit(enter);
      }}
    >
      {state.said !== null && <FormNotice kind="good">{state.said}</FormNotice>}
      <EmailField field={form.field("email")} />
      <PasswordField
        field={form.field("password")}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <BandField field={form.field("bandName")} open={isParticular} onOpen={setIsParticular} />
      <div className={styles.buttons}>
        <Button type="submit" kind="main" size="large" wide busy={form.busy && !asking}>
          Sign In
        </Button>
        <Button
          kind="quiet"
          wide
          busy={form.busy && asking}
          onClick={() => {
            setAsking(true);
            void form.submit(askForToken, addressOnly);
          }}
        >
          Send Password Reset
        </Button>
      </div>
    </EntryForm>
  );
}
