/** What a handed link leads to: the first password of a new account, or signing in with the one that is there. */
import { resetPasswordField } from "@bandstand/contracts/account-fields";
import {
  type Invitation,
  signInByInvitation,
  startByInvitation,
} from "@bandstand/contracts/invitation-links";
import type { Session } from "@bandstand/contracts/sign-in";
import { REGISTER_MESSAGES } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { NewPasswordField } from "../../ui/entry-form/new-password-field.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { PasswordField } from "../../ui/native-fields/password-field.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { EntryHead } from "./entry-head.tsx";
import styles from "./entry-form.module.css";
import type { ReadInvitation } from "./read-invitation.ts";
import { Username } from "./username.tsx";

interface InvitationPageProps {
  read: ReadInvitation;
  onTryAgain: () => void;
  onSignedIn: () => Promise<void>;
}

export function InvitationPage({ read, onTryAgain, onSignedIn }: InvitationPageProps) {
  const { session } = useServices();

  async function enter(answer: Session): Promise<void> {
    await session.signIn(answer);
    await onSignedIn();
  }

  if (read.kind !== "good") return <NoInvitation read={read} onTryAgain={onTryAgain} />;
  const { invitation, token } = read;
  const { bandName, nickname, email, hasPassword } = invitation;
  const Form = hasPassword ? KnownPassword : FirstPassword;
  return (
    <div className={styles.page}>
      <PageTitle title={`Join ${bandName}`} />
      <EntryHead title={`Join ${bandName}`}>
        {hasPassword
          ? `${nickname}, sign in as ${email}, and you are in.`
          : `${nickname}, choose a password for ${email}, and you are in.`}
      </EntryHead>
      <Form token={token} invitation={invitation} onSession={enter} />
    </div>
  );
}

interface FormProps {
  token: string;
  invitation: Invitation;
  onSession: (session: Session) => Promise<void>;
}

const firstPassword = z.object({ newPassword: resetPasswordField });

function FirstPassword({ token, invitation, onSession }: FormProps) {
  const { client } = useServices();
  const form = useEntryForm(firstPassword, { newPassword: "" });
  const start = async ({ newPassword }: z.output<typeof firstPassword>) =>
    onSession(await client.call(startByInvitation, { body: { token, newPassword } }));
  return (
    <EntryForm
      problem={form.problem}
      focusRequests={form.focusRequests}
      onSubmit={() => void form.submit(start)}
    >
      <Username email={invitation.email} />
      <NewPasswordField field={form.field("newPassword")} label="New Password" enterKeyHint="go" />
      <Button type="submit" kind="main" size="large" wide busy={form.busy}>
        Join the band
      </Button>
    </EntryForm>
  );
}

const knownPassword = z.object({
  password: z.string().check(z.minLength(1, REGISTER_MESSAGES.passwordRequired)),
});

function KnownPassword({ token, invitation, onSession }: FormProps) {
  const { client } = useServices();
  const form = useEntryForm(knownPassword, { password: "" });
  const enter = async ({ password }: z.output<typeof knownPassword>) =>
    onSession(await client.call(signInByInvitation, { body: { token, password } }));
  return (
    <EntryForm
      problem={form.problem}
      focusRequests={form.focusRequests}
      onSubmit={() => void form.submit(enter)}
    >
      <Username email={invitation.email} />
      <PasswordField
        field={form.field("password")}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="main" size="large" wide busy={form.busy}>
          Sign In
        </Button>
        <ButtonLink to="/signin" search={{ email: invitation.email }} kind="quiet" wide>
          Forgot your password?
        </ButtonLink>
      </div>
    </EntryForm>
  );
}

function NoInvitation({ read, onTryAgain }: Omit<InvitationPageProps, "onSignedIn">) {
  if (read.kind === "good") return null;
  const isOver = read.kind === "invalid";
  return (
    <div className={styles.page}>
      <PageTitle title="Invitation" />
      <EntryHead title={isOver ? "This link has had its day" : "Not opened yet"} />
      <FormNotice kind="bad">{read.said}</FormNotice>
      {isOver && (
        <p className={styles.aside}>
          It works once, and for seven days. Whoever gave it to you can make a new one.
        </p>
      )}
      <div className={styles.buttons}>
        {isOver ? (
          <ButtonLink to="/signin" kind="main" size="large" wide>
            Sign In
          </ButtonLink>
        ) : (
          <Button kind="main" size="large" wide onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
