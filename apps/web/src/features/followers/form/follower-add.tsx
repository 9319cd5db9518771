import { addFollower } from "@bandstand/contracts/followers";
import { useFollowerChanges } from "../../../records/followers/follower-changes.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { followerForm, NEW_FOLLOWER } from "./follower-form-schema.ts";
import { FollowerPanel } from "./follower-panel.tsx";

interface FollowerAddProps {
  /** Where to go once it is added or the form left; in a window, that closes. */
  onClosed?: () => void;
}

export function FollowerAdd({ onClosed }: FollowerAddProps) {
  const followers = useFollowerChanges();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: "the new follower",
    draft: { kind: "follower", of: "new" },
    original: NEW_FOLLOWER,
    schema: followerForm,
    save: (_changed, { id: _id, updatedAt: _updatedAt, ...follower }) => followers.add(follower),
    onSaved({ TheUser }) {
      notify.success(`“${TheUser.email}” was added`);
      leave();
    },
  });

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  return (
    <RecordForm form={form} call={addFollower} saveLabel="Add Follower" adds onLeave={leave}>
      <FollowerPanel form={form} />
    </RecordForm>
  );
}
