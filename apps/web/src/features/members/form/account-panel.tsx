/** Who is added: as their own account has them, or as somebody fills it in for them. */
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { followed } from "./band-names.ts";
import type { CheckedEmail } from "./email-check.ts";
import type { AddMemberForm } from "./member-form-schema.ts";
import { onTheirBehalf } from "./member-form-words.ts";
import { PersonFacts } from "./person-facts.tsx";
import styles from "./person-facts.module.css";

interface AccountPanelProps {
  form: RecordForm<AddMemberForm>;
  check: CheckedEmail;
}

export function AccountPanel({ form, check }: AccountPanelProps) {
  return (
    <FieldGroup title="User details">
      {check.outcome === "account" ? (
        <KnownAccount check={check} />
      ) : (
        <NewAccount form={form} email={check.email} />
      )}
    </FieldGroup>
  );
}

function KnownAccount({ check }: { check: CheckedEmail }) {
  const { email, forename, surname, mainInstrument } = check;
  const name = [forename, surname].filter((part) => part !== null).join(" ");
  return (
    <PersonFacts
      name={name === "" ? email : name}
      facts={[
        { label: "Email", value: email },
        { label: "Main instrument", value: mainInstrument },
      ]}
      why="They keep these themselves, for all their bands. Only they can change them."
    />
  );
}

function NewAccount({ form, email }: { form: RecordForm<AddMemberForm>; email: string }) {
  const { field, values } = form;
  const bind = (name: "forename" | "mainInstrument") => {
    const binding = field(name);
    const set = (text: string | null): void => {
      const { forename, mainInstrument } = values;
      const now = { forename, mainInstrument, [name]: text };
      const names = followed(values, { forename, mainInstrument }, now);
      binding.set(text);
      form.set("nickname", names.nickname);
      form.set("instrument", names.instrument);
    };
    return { ...binding, set };
  };
  return (
    <>
      <p className={styles.why}>{onTheirBehalf(email)}</p>
      <FieldRow>
        <TextField field={bind("forename")} label="Forename" required maxLength={16} />
        <TextField field={field("surname")} label="Surname" required maxLength={16} />
      </FieldRow>
      <FieldRow>
        <TextField field={bind("mainInstrument")} label="Main instrument" maxLength={20} />
        <TextField field={field("mobilePhone")} label="Mobile" type="tel" maxLength={16} />
      </FieldRow>
      <TextField field={field("address")} label="Address" maxLength={80} />
    </>
  );
}
