/** The three switches above the areas. */
import { isAdministratorToggleVisible } from "@bandstand/domain/member-permissions";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { mayGiveBookings, whyFixed } from "./fixed-fields.ts";
import type { FormSubject, MemberForm } from "./form-subject.ts";

interface AuthorizationsProps {
  form: MemberForm;
  subject: FormSubject;
}

export function Authorizations({ form, subject: { actor, member, before } }: AuthorizationsProps) {
  const fixedSignin = whyFixed(actor, member, "signinEnabled");
  const fixedBookings =
    whyFixed(actor, member, "bookingsEnabled") ??
    (mayGiveBookings(actor, before) || form.values.bookingsEnabled
      ? null
      : "You can give no more than you have yourself");
  const fixedAdministrator = whyFixed(actor, member, "administratorEnabled");
  return (
    <FieldGroup title="Authorizations">
      <SwitchField
        field={form.field("signinEnabled")}
        label="Sign-In"
        hint={told(
          "Opens the band to them. Switched off, they are signed out everywhere.",
          fixedSignin,
        )}
        disabled={fixedSignin !== null}
      />
      <SwitchField
        field={form.field("bookingsEnabled")}
        label="Bookings"
        hint={told("Edits events and venues, and publishes and confirms gigs.", fixedBookings)}
        disabled={fixedBookings !== null}
      />
      {isAdministratorToggleVisible(actor) && (
        <SwitchField
          field={form.field("administratorEnabled")}
          label="Administrator"
          hint={told(
            "Does everything: edits all areas, gives rights, and sees payment details.",
            fixedAdministrator,
          )}
          disabled={fixedAdministrator !== null}
        />
      )}
    </FieldGroup>
  );
}

/** What it does, and why it cannot be changed. */
function told(does: string, fixed: string | null): string {
  return fixed === null ? does : `${does} ${fixed}.`;
}
