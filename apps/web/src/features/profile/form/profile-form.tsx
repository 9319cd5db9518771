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
import { OwnPicture } from "./own-picture.tsx";
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
  const [saver] = useState(() =>
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
    save: (changed) => saver.save({ user, bandUser }, changed),
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

  /** It is saved by itself, which makes a new version of the member. */
  async function followPicture(): Promise<void> {
    const now = await queries.query({ ...ownBandUserQuery(client, bandUser.id), staleTime: 0 });
    saver.replaced(bandUser.updatedAt, now.updatedAt);
  }

  return (
    <RecordForm form={form} onLeave={onLeave}>
      <OwnPicture bandUser={bandUser} onChanged={followPicture} />
      <ProfileFields form={form} bandUser={bandUser} />
    </RecordForm>
  );
}
