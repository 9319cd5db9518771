import { recordWindows } from "../kit/record-windows.ts";

export interface NamedFollower {
  id: number;
  /** Their e-mail address, which is all that a follower is known by. */
  name: string;
}

export interface FollowerWindows {
  add(): void;
  edit(follower: NamedFollower): void;
}

export const [FollowerWindowsContext, useFollowerWindows] =
  recordWindows<FollowerWindows>("FollowerWindows");
