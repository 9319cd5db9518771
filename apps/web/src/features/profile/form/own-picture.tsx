import type { BandUser } from "@bandstand/contracts/band-user";
import { usePictureChange } from "../../../records/pictures/use-picture-change.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { PictureField } from "../../../ui/picture-crop/picture-field.tsx";

interface OwnPictureProps {
  bandUser: BandUser;
  onChanged: () => Promise<void>;
}

/** One's picture in this band. Another band has another. */
export function OwnPicture({ bandUser, onChanged }: OwnPictureProps) {
  const { id, nickname, avatarFilename, TheBand } = bandUser;
  const { save, remove } = usePictureChange("bandUserAvatar", id);
  return (
    <PictureField
      label="Your picture"
      hint={`How ${TheBand.name} sees you. Saved at once, by itself.`}
      kind="bandUserAvatar"
      filename={avatarFilename}
      round
      change={{
        async save(data) {
          await save(data);
          await onChanged();
        },
        async remove() {
          await remove();
          await onChanged();
        },
      }}
    >
      <Avatar name={nickname} />
    </PictureField>
  );
}
