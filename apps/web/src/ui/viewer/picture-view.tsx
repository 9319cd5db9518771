/** A picture to look at: moved by dragging, larger and smaller by wheel and fingers, as it was by a double click. */
import { useState } from "react";
import { PageSkeleton } from "../states/skeletons.tsx";
import { ViewFailed } from "./view-failed.tsx";
import { ViewerBar } from "./viewer-bar.tsx";
import { usePicture } from "./use-picture.ts";
import type { ViewedFile } from "./viewed-file.ts";
import { useZoomKeys } from "./use-zoom-keys.ts";
import styles from "./viewer.module.css";
import { ZoomPane, ZoomPlace } from "./zoom-pane.tsx";

interface PictureViewProps {
  file: ViewedFile;
  /** Where the server makes a picture of it. The same function as long as it is the same file. */
  drawn?: ViewedFile["drawn"];
  onRetry: () => void;
}

export function PictureView({ file, drawn = null, onRetry }: PictureViewProps) {
  const [zoom, setZoom] = useState(1);
  const picture = usePicture(file, drawn);
  const onKeyDown = useZoomKeys(zoom, setZoom);
  if (picture.state === "failed")
    return <ViewFailed file={file} error={picture.error} onRetry={onRetry} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the picture and tools in it
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <ViewerBar zoom={zoom} onZoom={setZoom} onDownload={file.download} />
      {picture.state === "loading" ? (
        <PageSkeleton />
      ) : (
        <ZoomPane label={file.name} flow="across" zoom={zoom} onZoom={setZoom} wheelZooms>
          <ZoomPlace number={1} aspect={picture.aspect} label="Picture" scrolls={zoom > 1}>
            <img
              className={styles.picture}
              src={picture.address}
              alt={file.name}
              draggable={false}
            />
          </ZoomPlace>
        </ZoomPane>
      )}
    </div>
  );
}
