import type { Band } from "@bandstand/contracts/bands";
import { saveBand } from "@bandstand/contracts/bands";
import { type ReactNode, useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { VideoOffer } from "../../../records/videos/video-offer.tsx";
import { StageSquare } from "../../../ui/people/stage-square.tsx";
import { StoredPicture } from "../../../ui/people/stored-picture.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { BandContact } from "./band-contact.tsx";
import { BandMembers } from "./band-members.tsx";
import styles from "./band-profile.module.css";
import { isUntold, privateTexts } from "./band-words.ts";
import { FoldedText } from "./folded-text.tsx";
import { PrivateInformation } from "./private-information.tsx";

interface BandProfileProps {
  band: Band;
  /** The button that opens the form; nothing for who may not. */
  edit: ReactNode;
}

export function BandProfile({ band, edit }: BandProfileProps) {
  const untold = isUntold(band);
  const secrets = privateTexts(band);
  return (
    <div className={styles.profile}>
      {untold ? (
        <Untold name={band.name} edit={edit} />
      ) : (
        <div className={styles.told} data-pictured={band.pictureFilename !== null || undefined}>
          {band.pictureFilename !== null && (
            <BandPicture name={band.name} filename={band.pictureFilename} />
          )}
          <div className={styles.words}>
            {band.profile !== null && <FoldedText text={band.profile} />}
            <BandContact band={band} />
          </div>
        </div>
      )}
      <BandMembers members={band.Members} />
      <VideoOffer title={band.name} videoId={band.youTubeId} />
      {secrets.length > 0 && <PrivateInformation texts={secrets} />}
    </div>
  );
}

/** Where the picture cannot be had, as while the network is away, the band's letter. */
function BandPicture({ name, filename }: { name: string; filename: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === filename) {
    return (
      <div className={styles.letter}>
        <StageSquare name={name} />
      </div>
    );
  }
  return (
    <StoredPicture
      kind="bandPicture"
      filename={filename}
      alt={`${name}, the band’s picture`}
      sizes="(max-width: 60rem) 100vw, 50rem"
      className={styles.picture}
      onMissing={() => setMissing(filename)}
    />
  );
}

function Untold({ name, edit }: { name: string; edit: ReactNode }) {
  const mayEdit = useMay(saveBand);
  if (!mayEdit)
    return (
      <EmptyState title="Nothing is told of the band yet">
        Its administrators write here what it plays, where it comes from, and how to reach it.
      </EmptyState>
    );
  return (
    <EmptyState title={`Tell who ${name} are`} action={edit}>
      A few lines, a picture, and how to reach you: what stands here is what your public page shows
      to those who might book you.
    </EmptyState>
  );
}
