/** What is done with a member from wherever they are shown: each asks where it takes something away, and tells how it went. */
import type { MemberRow } from "@bandstand/contracts/members";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";
import { useMemberChanges } from "../../records/members/member-changes.ts";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

type Named = Pick<MemberRow, "id" | "nickname">;

export interface MemberVerbs {
  invite(member: Named): Promise<void>;
  /** Lets them sign in, or no more. */
  toggleSignin(member: Named & Pick<MemberRow, "signinEnabled">): Promise<void>;
  /** Answers whether they are gone. */
  remove(member: Named): Promise<boolean>;
}

export function useMemberVerbs(): MemberVerbs {
  const members = useMemberChanges();
  const notify = useNotify();
  const confirm = useConfirm();
  const deleteRecord = useDeleteRecord();
  const band = useBandUser().TheBand.name;

  return {
    async invite({ id, nickname }) {
      await members.invite(id).then(
        ({ message }) => notify.success(message),
        (error: unknown) => notify.failed(`${nickname} was not invited`, error),
      );
    },

    async toggleSignin({ id, nickname, signinEnabled }) {
      const isSure = await confirm(
        signinEnabled
          ? {
              title: `Switch off sign-in for ${nickname}`,
              text: `${nickname} is signed out of ${band} everywhere, and cannot sign in until this is switched on again.`,
              yes: "Switch off",
              no: "Keep on",
            }
          : {
              title: `Switch on sign-in for ${nickname}`,
              text: `${nickname} can sign in to ${band} again, with the rights they have.`,
              yes: "Switch on",
              no: "Keep off",
            },
      );
      if (!isSure) return;
      await members.save(id, { bandUser: { signinEnabled: !signinEnabled } }).then(
        () =>
          notify.success(
            signinEnabled ? `${nickname} can no longer sign in` : `${nickname} can sign in`,
          ),
        (error: unknown) => notify.failed(`Failed to save ${nickname}`, error),
      );
    },

    remove: ({ id, nickname }) =>
      deleteRecord({
        question: {
          title: "Remove from Band",
          yes: `Remove ${nickname}`,
          text: `${nickname} loses ${band} at once: their rights, ratings, bookmarks and practice here go. What they wrote for the band stays.`,
        },
        remove: () => members.remove(id),
        failed: `${nickname} was not removed`,
        done: "User Record Has Been Deleted",
      }),
  };
}
