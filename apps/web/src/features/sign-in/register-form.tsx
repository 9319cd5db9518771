import { register, registerBody, type Session } from "@bandstand/contracts/sign-in";
import { BAND_NAME_HINT, stripBandName } from "@bandstand/domain/registration";
import type * as z from "zod/mini";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import { EmailField } from "./email-field.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { mailIsSent } from "./mail-is-sent.ts";
import { NewPasswordField } from "../../ui/entry-form/new-password-field.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";

interface RegisterFormProps {
  onSession: (session: Session) => Promise<void>;
  /** The address has an account without a password: a link to set one was mailed, or written to a file. */
  onMailed: (said: string, isSent: boolean) => void;
}

const EMPTY = { email: "", password: "", bandName: "" };

/** What a band name cannot hold is gone as it is typed. */
const change = (name: string, text: string) => (name === "bandName" ? stripBandName(text) : text);

export function RegisterForm({ onSession, onMailed }: RegisterFormProps) {
  const { client } = useServices();
  const confirm = useConfirm();
  const form = useEntryForm(registerBody, EMPTY, change);

  async function send(body: z.output<typeof registerBody>): Promise<void> {
    const isRepresentative = await confirm({
      title: "Register Band",
      text: `Are you an official representative of “${body.bandName}”? Only they may register a band.`,
    });
    if (!isRepresentative) return;
    const answer = await client.call(register, { body });
    if ("token" in answer) await onSession(answer);
    else onMailed(answer.message, await mailIsSent(client));
  }

  return (
    <EntryForm
      problem={form.problem}
      focusRequests={form.focusRequests}
      onSubmit={() => void form.submit(send)}
    >
      <EmailField field={form.field("email")} />
      <NewPasswordField field={form.field("password")} label="Password" />
      <NativeField
        field={form.field("bandName")}
        label="Band Name"
        hint={BAND_NAME_HINT}
        type="text"
        autoComplete="organization"
        enterKeyHint="go"
      />
      <Button type="submit" kind="main" size="large" wide busy={form.busy}>
        Register
      </Button>
    </EntryForm>
  );
}
