import { smallPicture } from "../../ui/people/picture-address.ts";

/** Where the picture of a member is fetched from, small as a list shows it. */
export function avatarAddress({
  avatarFilename,
}: {
  avatarFilename: string | null;
}): string | null {
  return smallPicture("bandUserAvatar", avatarFilename);
}
