/** What a member may do in each area, in a sentence and as a table; nothing of it for an administrator, who may do all. */
import { isAdministrator } from "@bandstand/domain/member";
import { doOptionsApply } from "@bandstand/domain/member-permissions";
import { rightsInWords } from "@bandstand/domain/rights-words";
import { RightsBars } from "../../../records/members/rights-bars.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import styles from "./access-options.module.css";
import { mayGive, whyFixed } from "./fixed-fields.ts";
import {
  type FormSubject,
  give,
  type MemberForm,
  privilegesOf,
  rightsHolderOf,
} from "./form-subject.ts";
import { NO_OPTIONS } from "./member-form-words.ts";
import { RightsMatrix } from "./rights-matrix.tsx";
import { RolePresets } from "./role-presets.tsx";

const NOT_MORE = "You can give no more than you have yourself";

interface AccessOptionsProps {
  form: MemberForm;
  subject: FormSubject;
  /** Editing was switched off for them as a whole, and can be switched on again. */
  isEditingOff?: boolean;
}

export function AccessOptions({ form, subject, isEditingOff = false }: AccessOptionsProps) {
  const holder = rightsHolderOf(form, subject);
  const { nickname, signinEnabled } = form.values;
  const name = nickname?.trim() || "This member";
  const applies = doOptionsApply(holder);
  return (
    <FieldGroup title="Access Options">
      <p className={styles.sentence} role="status">
        <RightsBars holder={holder} />
        <span>
          <strong>{name}</strong> {rightsInWords(holder)}
          {!signinEnabled && ", once their sign-in is on"}.
        </span>
      </p>
      {applies ? (
        <Options form={form} subject={subject} isEditingOff={isEditingOff} />
      ) : (
        <p className={styles.why}>{NO_OPTIONS}</p>
      )}
    </FieldGroup>
  );
}

function Options({ form, subject, isEditingOff }: Required<AccessOptionsProps>) {
  const { actor, member, before } = subject;
  const fixed = whyFixed(actor, member, "bandUserMenuOptions");
  const said = fixed ?? (isAdministrator(actor) ? null : NOT_MORE);
  const privileges = privilegesOf(form);
  return (
    <>
      {isEditingOff && (
        <SwitchField
          field={form.field("editEnabled")}
          label="Editing"
          hint="While it is off, Edit counts as Show"
          disabled={fixed !== null}
        />
      )}
      {fixed === null && (
        <RolePresets
          actor={actor}
          before={before}
          privileges={privileges}
          onPick={(picked) => give(form, picked)}
        />
      )}
      <RightsMatrix
        privileges={privileges}
        whyNot={(area, privilege) =>
          fixed ?? (mayGive(actor, area, privilege, before) ? null : NOT_MORE)
        }
        messageOf={(area) => form.field(area).message}
        onGive={(area, privilege) => form.set(area, privilege)}
      />
      {said !== null && <p className={styles.why}>{said}.</p>}
    </>
  );
}
