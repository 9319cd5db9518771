/** The form of a member. What they are to themselves is read here; the band keeps what they are to it. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { addMember, saveMember } from "@bandstand/contracts/members";
import { canEditMember } from "@bandstand/domain/member-permissions";
import { useState } from "react";
import { useBandUser, useServices } from "../../../lib/services/services-context.ts";
import { useMemberChanges } from "../../../records/members/member-changes.ts";
import { MemberLoader } from "../../../records/members/member-loader.tsx";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { useHoldsChanges } from "../../../ui/edit-session/unsaved-locks-context.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { AccessOptions } from "./access-options.tsx";
import { Authorizations } from "./authorizations.tsx";
import { BandPanel } from "./band-panel.tsx";
import { whyFixed } from "./fixed-fields.ts";
import { subjectOf } from "./form-subject.ts";
import { changesRights, saveOf } from "./member-body.ts";
import { editedMember, editMemberForm } from "./member-form-schema.ts";
import { MemberPicture } from "./member-picture.tsx";
import { atTheFields } from "./member-refusal.ts";
import { NumberField } from "./numbers/number-field.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { RoleField } from "./role-field.tsx";

interface MemberEditProps {
  bandUserId: number;
  /** Where to go once the member is saved or the form left; in a window, that closes, and who was saved is shown. */
  onClosed?: () => void;
}

export function MemberEdit({ bandUserId, onClosed }: MemberEditProps) {
  return (
    <MemberLoader bandUserId={bandUserId} skeleton={<FormSkeleton />}>
      {(member) => <AllowedForm member={member} {...(onClosed && { onClosed })} />}
    </MemberLoader>
  );
}

type LoadedProps = Pick<MemberEditProps, "onClosed"> & { member: BandUser };

function AllowedForm(props: LoadedProps) {
  const isAllowed = canEditMember(useBandUser(), props.member);
  const isHeld = useHoldsChanges();
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  // As with a page: what somebody has typed stays before them, and the form says that it cannot be saved.
  if (isAllowed || (wasAllowed && isHeld)) return <EditForm {...props} />;
  return (
    <NoRight>
      You may see {props.member.nickname}, but not edit members. An administrator of the band can
      change that.
    </NoRight>
  );
}

function EditForm({ member, onClosed }: LoadedProps) {
  const { session } = useServices();
  const actor = useBandUser();
  const members = useMemberChanges();
  const windows = useMemberWindows();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: member.nickname,
    draft: { kind: "member", of: member.id },
    original: editedMember(member),
    schema: editMemberForm,
    save: async (changed) => {
      const names = Object.keys(changed);
      const saved = await members
        .save(member.id, saveOf(changed, member.menus))
        .catch((error: unknown) => {
          throw atTheFields(error, names);
        });
      return { ...editedMember(saved), hasOtherRights: changesRights(changed) };
    },
    reload: async () => editedMember(await members.reload(member.id)),
    onSaved({ hasOtherRights, ...saved }) {
      const isOwn = saved.id === actor.id;
      if (isOwn) void session.refresh(saved);
      notify.success(`“${saved.nickname}” was saved`);
      if (hasOtherRights && !isOwn) tellOfRights(saved);
      leave();
      if (current) windows.view(saved);
    },
  });

  function tellOfRights({ nickname }: BandUser): void {
    notify.info({
      title: `${nickname} must refresh or re-sign in to have the new rights`,
      reason: "A browser that they have open follows at once.",
      duration: RIGHTS_TOLD,
    });
  }

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  const subject = subjectOf(actor, member);
  const fixed = whyFixed(actor, member, "leavingDate");
  return (
    <RecordForm
      form={form}
      // Anybody saves themselves by it; others are saved by those who add them.
      call={member.id === actor.id ? saveMember : addMember}
      onLeave={leave}
    >
      <PersonPanel member={member} />
      <BandPanel
        form={form}
        subject={subject}
        picture={<MemberPicture member={member} />}
        role={<RoleField form={form} subject={subject} roleId={member.roleId} />}
        leaving={
          <DateField
            field={form.field("leavingDate")}
            label="Leaving date"
            disabled={fixed !== null}
          />
        }
      >
        <NumberField member={member} />
        <SwitchField
          field={form.field("shareContactDetails")}
          label="Share contact details"
          hint="Shows their address and telephone number to everybody in the band"
          disabled={whyFixed(actor, member, "shareContactDetails") !== null}
        />
      </BandPanel>
      <Authorizations form={form} subject={subject} />
      <AccessOptions form={form} subject={subject} isEditingOff={!member.editEnabled} />
    </RecordForm>
  );
}

/** Milliseconds, as documented. */
const RIGHTS_TOLD = 5000;
