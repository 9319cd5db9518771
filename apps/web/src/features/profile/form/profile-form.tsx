import type { BandUser } from "@bandstand/contracts/band-user";
import type { User } from "@bandstand/contracts/users";
import { PROFILE_MESSAGES } from "@bandstand/domain/profile";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { OWN_KEYS, ownBandUserQuery, ownUserQuery } from "../own-queries.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { profileForm, profileOf } from "./profile-record.ts";
import { profileSaver } from "./save-profile.ts";

interface ProfileFormProps {
  bandUser: BandUser;
  user: User;
  onLeave: () => void;
}

export function ProfileForm({ bandUser, user, onLeave }: ProfileFormProps) {
  const { client, session } = useServices();
  const queries = useQueryClient();
  const change = useChange();
  const notify = useNotify();
  const [save] = useState(() =>
    profileSaver({
      change,
      showUser: (saved) => queries.setQueryData(OWN_KEYS.user(saved.id), saved),
      async showBandUser(saved) {
        queries.setQueryData(OWN_KEYS.bandUser(saved.id), saved);
        await session.refresh(saved);
      },
    }),
  );
  const form = useRecordForm({
    label: "your profile",
    draft: { kind: "profile", of: bandUser.id },
    original: profileOf(bandUser, user),
    schema: profileForm,
    save: (changed) => save({ user, bandUser }, changed),
    async reload() {
      const member = await queries.query({
        ...ownBandUserQuery(client, bandUser.id),
        staleTime: 0,
      });
      const person = await queries.query({ ...ownUserQuery(client, user.id), staleTime: 0 });
      return profileOf(member, person);
    },
    onSaved: () => notify.success(PROFILE_MESSAGES.saved),
  });
  return (
    <RecordForm form={form} onLeave={onLeave}>
      <ProfileFields form={form} bandUser={bandUser} />
    </RecordForm>
  );
}
