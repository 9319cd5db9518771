/** The form of a new member: whose address it is, who they are, what they do in the band, and what they may do there. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { addMember, inviteMember } from "@bandstand/contracts/members";
import { useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useMemberChanges } from "../../../records/members/member-changes.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { validate } from "../../../ui/form-frame/validate.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { AccessOptions } from "./access-options.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { Authorizations } from "./authorizations.tsx";
import { BandPanel } from "./band-panel.tsx";
import { hasPassed, isAboutCheck, whyNotPassed } from "./email-check.ts";
import { EmailPanel } from "./email-panel.tsx";
import { newSubject } from "./form-subject.ts";
import { addOf } from "./member-body.ts";
import { addMemberForm, newMember } from "./member-form-schema.ts";
import { CONFIRM_EMAIL } from "./member-form-words.ts";
import { atTheFields } from "./member-refusal.ts";
import { nextNumber } from "./numbers/number-order.ts";
import { NewRoleField } from "./role-field.tsx";
import { useEmailCheck } from "./use-email-check.ts";
import { useSendInvitation } from "./use-send-invitation.ts";

interface MemberAddProps {
  /** Left out: the window closes, and who was added is shown. */
  onAdded?: (member: BandUser) => void;
  onCancelled?: () => void;
}

export function MemberAdd({ onAdded, onCancelled }: MemberAddProps) {
  const actor = useBandUser();
  const mayInvite = useMay(inviteMember);
  const changes = useMemberChanges();
  const { data: others } = useMembers();
  const windows = useMemberWindows();
  const sendInvitation = useSendInvitation();
  const notify = useNotify();
  const confirm = useConfirm();
  const current = useCurrentWindow();
  const [original] = useState(() => newMember(mayInvite));
  // What is asked for depends on whose address it is, which is one of the values.
  const [check, setCheck] = useState(original.check);
  const schema = addMemberForm(check);
  const notPassed = whyNotPassed(check);
  const form = useRecordForm({
    label: "the new member",
    draft: { kind: "member", of: "new" },
    original,
    schema,
    save: async (_changed, values) => {
      const number = nextNumber(others ?? [], values.roleId);
      const body = addOf({ ...values, number }, actor.menus);
      const member = await changes.add(body).catch((error: unknown) => {
        throw atTheFields(error, Object.keys(values));
      });
      return { member, isInvited: body.invite === true };
    },
    onSaved({ member, isInvited }) {
      const { nickname, TheUser } = member;
      notify.success({
        title: `“${nickname}” was added`,
        ...(isInvited && { reason: `An invitation is on its way to ${TheUser.email}.` }),
        ...(!isInvited &&
          mayInvite && {
            action: { label: "Send Invitation", run: () => sendInvitation(member) },
          }),
      });
      current?.dismiss();
      if (current) windows.view(member);
      onAdded?.(member);
    },
    ...(notPassed !== null && { incomplete: notPassed }),
  });
  if (form.values.check !== check) setCheck(form.values.check);
  // What was said of a check that has been made meanwhile is true no more.
  const isOver = isAboutCheck(form.banner?.message) && form.banner?.message !== notPassed;
  const checking = useEmailCheck(form);
  const subject = newSubject(actor);
  const isKnown = hasPassed(form.values.check);
  // Once more than the address is there it stays in sight while another address is typed.
  const isBegun = isKnown || form.values.nickname !== "" || form.values.roleId !== null;

  async function submit(): Promise<boolean> {
    const { valid } = validate(schema, form.values);
    const text = `${form.values.email}\n\n${CONFIRM_EMAIL}`;
    if (valid && !(await confirm({ title: "Add Member", text }))) return false;
    return form.submit();
  }

  return (
    <RecordForm
      form={{ ...form, submit, banner: isOver ? null : form.banner }}
      call={addMember}
      saveLabel="Add Member"
      adds
      onLeave={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <EmailPanel form={form} checking={checking} />
      {hasPassed(form.values.check) && <AccountPanel form={form} check={form.values.check} />}
      {isBegun && (
        <>
          <BandPanel
            form={form}
            subject={subject}
            role={<NewRoleField form={form} subject={subject} />}
          />
          <Authorizations form={form} subject={subject} />
          <AccessOptions form={form} subject={subject} />
          {mayInvite && (
            <FieldGroup title="Invitation">
              <SwitchField
                field={form.field("invite")}
                label="Send the invitation now"
                hint="A mail with a link that opens the band to them. You can send it later as well."
              />
            </FieldGroup>
          )}
        </>
      )}
    </RecordForm>
  );
}
