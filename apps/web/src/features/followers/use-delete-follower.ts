import type { Follower } from "@bandstand/contracts/followers";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";
import { useFollowerChanges } from "../../records/followers/follower-changes.ts";

/** Asks, and deletes. Answers whether the follower is gone. */
export function useDeleteFollower(): (
  follower: Pick<Follower, "id" | "TheUser">,
) => Promise<boolean> {
  const deleteRecord = useDeleteRecord();
  const followers = useFollowerChanges();
  return ({ id, TheUser: { email } }) =>
    deleteRecord({
      question: {
        title: "Delete Follower",
        yes: "Delete follower",
        text: `“${email}” hears of the band no more, unless they follow it again.`,
      },
      remove: () => followers.remove(id),
      failed: "The follower was not deleted",
      done: `“${email}” was deleted`,
    });
}
