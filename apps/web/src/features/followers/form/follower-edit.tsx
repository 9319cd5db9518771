import { deleteFollower, type Follower, saveFollower } from "@bandstand/contracts/followers";
import { followerAddress } from "../../../records/followers/follower-address.ts";
import { useFollowerChanges } from "../../../records/followers/follower-changes.ts";
import { followerQuery } from "../../../records/followers/followers-query.ts";
import { FOLLOWERS_PLACE } from "../../../records/followers/followers-place.ts";
import { RecordLoader } from "../../../records/kit/record-loader.tsx";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useDeleteFollower } from "../use-delete-follower.ts";
import { editedOf, followerForm } from "./follower-form-schema.ts";
import { FollowerPanel } from "./follower-panel.tsx";

interface FollowerEditProps {
  followerId: number;
  /** Where to go once the follower is saved, deleted, or the form left; in a window, that closes. */
  onClosed?: () => void;
}

export function FollowerEdit({ followerId, onClosed }: FollowerEditProps) {
  return (
    <RecordLoader
      id={followerId}
      query={followerQuery}
      noun="follower"
      list={FOLLOWERS_PLACE}
      nameOf={({ TheUser }) => TheUser.email}
      addressOf={followerAddress}
    >
      {(follower) => <EditForm follower={follower} onClosed={onClosed} />}
    </RecordLoader>
  );
}

interface EditFormProps {
  follower: Follower;
  onClosed: (() => void) | undefined;
}

function EditForm({ follower, onClosed }: EditFormProps) {
  const followers = useFollowerChanges();
  const askAndDelete = useDeleteFollower();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: follower.TheUser.email,
    draft: { kind: "follower", of: follower.id },
    original: editedOf(follower),
    schema: followerForm,
    save: async (changed) => editedOf(await followers.save(follower.id, changed)),
    reload: async () => editedOf(await followers.reload(follower.id)),
    onSaved({ email }) {
      notify.success(`“${email}” was saved`);
      leave();
    },
  });

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  async function remove(): Promise<void> {
    if (await askAndDelete(follower)) leave();
  }

  return (
    <RecordForm
      form={form}
      call={saveFollower}
      onLeave={leave}
      remove={{ call: deleteFollower, run: () => void remove() }}
    >
      <FollowerPanel form={form} />
    </RecordForm>
  );
}
