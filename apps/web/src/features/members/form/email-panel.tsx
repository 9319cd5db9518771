/** The address comes first: whether somebody has an account decides what else is asked. */
import { IconAlertCircle, IconMailSearch, IconUserCheck, IconUserPlus } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { hasPassed, type CheckedEmail } from "./email-check.ts";
import styles from "./email-panel.module.css";
import type { AddMemberForm } from "./member-form-schema.ts";
import { CHECK_OUTCOMES } from "./member-form-words.ts";
import type { EmailChecking } from "./use-email-check.ts";

interface EmailPanelProps {
  form: RecordForm<AddMemberForm>;
  checking: EmailChecking;
}

const MARKS = { member: IconAlertCircle, account: IconUserCheck, new: IconUserPlus } as const;

export function EmailPanel({ form, checking }: EmailPanelProps) {
  const { check } = form.values;
  const email = form.field("email");
  const message = email.message ?? form.field("check").message;

  /** Enter would send the form, which is not to be sent yet. */
  function onKeyDown(event: KeyboardEvent): void {
    const isInField = event.target instanceof HTMLInputElement;
    if (!isInField || event.key !== "Enter" || event.ctrlKey || event.metaKey || hasPassed(check))
      return;
    event.preventDefault();
    void checking.check();
  }

  return (
    <FieldGroup title="Email check">
      <div role="presentation" className={styles.email} onKeyDown={onKeyDown}>
        <TextField
          field={{ ...email, message, set: (text) => checking.type(text ?? "") }}
          label="Email"
          hint="We look first whether they have an account already"
          type="email"
          required
          autoFocus
        />
        <Button
          className={styles.check}
          icon={<IconMailSearch aria-hidden />}
          busy={checking.isChecking}
          onClick={() => void checking.check()}
        >
          Check
        </Button>
      </div>
      <div role="status" className={styles.told}>
        {check && <Outcome check={check} />}
        {checking.problem !== null && (
          <p className={styles.outcome} data-outcome="problem">
            <IconAlertCircle aria-hidden />
            The address could not be checked. {checking.problem}
          </p>
        )}
      </div>
    </FieldGroup>
  );
}

function Outcome({ check: { outcome } }: { check: CheckedEmail }) {
  const Mark = MARKS[outcome];
  return (
    <p className={styles.outcome} data-outcome={outcome}>
      <Mark aria-hidden />
      {CHECK_OUTCOMES[outcome]}
    </p>
  );
}
