/** A picture as large as it fits: the one page of what was photographed or scanned, to be played from. */
import { useEffect, useEffectEvent } from "react";
import { SheetFailed } from "./sheet-failed.tsx";
import styles from "./sheet.module.css";
import { usePicture } from "./use-picture.ts";
import type { ViewedFile } from "./viewed-file.ts";

interface PictureSheetProps {
  file: ViewedFile;
  /** As in a viewer. */
  drawn?: ViewedFile["drawn"];
  onCounted: (pages: number) => void;
}

export function PictureSheet({ file, drawn = null, onCounted }: PictureSheetProps) {
  const picture = usePicture(file, drawn);
  const count = useEffectEvent(() => onCounted(1));
  useEffect(() => count(), []);
  return (
    <div className={styles.sheet}>
      {picture.state === "failed" && <SheetFailed error={picture.error} />}
      {picture.state === "open" && (
        <img className={styles.picture} src={picture.address} alt={file.name} draggable={false} />
      )}
    </div>
  );
}
