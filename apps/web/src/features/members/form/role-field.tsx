/** What somebody is in the band. A role has rights of its own to start from. */
import { withinReach } from "@bandstand/domain/given-rights";
import { isEqual } from "@bandstand/domain/change";
import { defaultPrivileges, type Privileges } from "@bandstand/domain/roles";
import { useState } from "react";
import { useRoles } from "../../../records/lookups/lookups.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LookupField } from "../../../ui/lookups/lookup-field.tsx";
import { whyFixed } from "./fixed-fields.ts";
import { type FormSubject, give, type MemberForm, privilegesOf } from "./form-subject.ts";
import styles from "./role-field.module.css";

interface RoleFieldProps {
  form: MemberForm;
  subject: FormSubject;
}

/** Of somebody new, who gets the role's rights with it. */
export function NewRoleField({ form, subject: { actor } }: RoleFieldProps) {
  const roles = useRoles();
  const field = form.field("roleId");

  function pick(id: number | null): void {
    field.set(id);
    const role = roles.data?.find((one) => one.id === id);
    if (role) give(form, withinReach(actor, defaultPrivileges(role.tag)));
  }

  return (
    <LookupField
      field={{ ...field, set: pick }}
      label="Role"
      required
      what="roles"
      lookup={roles}
    />
  );
}

/** Of somebody whose rights are changed by nothing that does not say so. */
export function RoleField({ form, subject, roleId }: RoleFieldProps & { roleId: number }) {
  const { actor, member, before } = subject;
  const roles = useRoles();
  const field = form.field("roleId");
  const [declined, decline] = useState<number | null>(null);
  const fixed = whyFixed(actor, member, "roleId");
  const role = roles.data?.find(({ id }) => id === field.value);
  const offered = role && withinReach(actor, defaultPrivileges(role.tag), before.areas);
  const isOffered =
    role !== undefined && role.id !== roleId && role.id !== declined && fixed === null;
  return (
    <div className={styles.role}>
      <LookupField
        field={field}
        label="Role"
        required
        what="roles"
        lookup={roles}
        disabled={fixed !== null}
        {...(fixed !== null && { hint: fixed })}
      />
      {isOffered && offered && !isEqual(offered, privilegesOf(form)) && (
        <RightsOffer
          role={role.name}
          rights={offered}
          onTake={(rights) => give(form, rights)}
          onKeep={() => decline(role.id)}
        />
      )}
    </div>
  );
}

interface RightsOfferProps {
  role: string;
  rights: Privileges;
  onTake: (rights: Privileges) => void;
  onKeep: () => void;
}

function RightsOffer({ role, rights, onTake, onKeep }: RightsOfferProps) {
  return (
    <div className={styles.offer}>
      <p role="status">Use the rights a {role} starts with?</p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => onTake(rights)}>
          Use them
        </Button>
        <Button size="small" kind="quiet" onClick={onKeep}>
          Keep theirs
        </Button>
      </div>
    </div>
  );
}
