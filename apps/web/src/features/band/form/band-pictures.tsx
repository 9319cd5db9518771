import type { Band } from "@bandstand/contracts/bands";
import { IconPhoto } from "@tabler/icons-react";
import { usePictureChange } from "../../../records/pictures/use-picture-change.ts";
import { StageSquare } from "../../../ui/people/stage-square.tsx";
import { PictureField } from "../../../ui/picture-crop/picture-field.tsx";
import styles from "./band-form.module.css";

/** Logo and picture, which are saved by themselves. */
export function BandPictures({ band }: { band: Band }) {
  return (
    <div className={styles.pictures}>
      <PictureField
        label="Band Logo"
        kind="bandLogo"
        filename={band.logoFilename}
        change={usePictureChange("bandLogo", band.id)}
      >
        <StageSquare name={band.name} />
      </PictureField>
      <PictureField
        label="Band Picture"
        kind="bandPicture"
        filename={band.pictureFilename}
        change={usePictureChange("bandPicture", band.id)}
      >
        <IconPhoto aria-hidden />
      </PictureField>
    </div>
  );
}
