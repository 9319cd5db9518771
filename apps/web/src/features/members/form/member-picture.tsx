/** How the band sees a member. Saved by itself, so that it is no change of the form. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { usePictureChange } from "../../../records/pictures/use-picture-change.ts";
import { PictureField } from "../../../ui/picture-crop/picture-field.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";

export function MemberPicture({ member: { id, nickname, avatarFilename } }: { member: BandUser }) {
  return (
    <PictureField
      label="Picture"
      kind="bandUserAvatar"
      filename={avatarFilename}
      change={usePictureChange("bandUserAvatar", id)}
      round
    >
      <Avatar name={nickname} hued />
    </PictureField>
  );
}
