/** A picture to look at: moved by dragging, larger and smaller by wheel and fingers, as it was by a double click. */
import { useEffect, useState } from "react";
import { PageSkeleton } from "../states/skeletons.tsx";
import { ViewFailed } from "./view-failed.tsx";
import { ViewerBar } from "./viewer-bar.tsx";
import { pictureType, type ViewedFile } from "./viewed-file.ts";
import { useZoomKeys } from "./use-zoom-keys.ts";
import styles from "./viewer.module.css";
import { ZoomPane, ZoomPlace } from "./zoom-pane.tsx";

type PictureState =
  | { state: "loading" }
  | { state: "open"; address: string; aspect: number }
  | { state: "failed"; error: unknown };

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

function usePicture({ name, open }: ViewedFile, drawn: ViewedFile["drawn"]): PictureState {
  const [state, setState] = useState<PictureState>({ state: "loading" });
  useEffect(() => {
    const ending = new AbortController();
    let address = "";
    async function begin(): Promise<void> {
      const picture = drawn
        ? await drawn(ending.signal)
        : new Blob([await (await open(ending.signal)).blob()], { type: pictureType(name) });
      if (ending.signal.aborted) return;
      address = URL.createObjectURL(picture);
      const image = new Image();
      image.src = address;
      await image.decode();
      const aspect = image.naturalWidth / image.naturalHeight;
      if (!ending.signal.aborted) setState({ state: "open", address, aspect });
    }
    begin().catch((error: unknown) => {
      if (!ending.signal.aborted) setState({ state: "failed", error });
    });
    return () => {
      ending.abort();
      URL.revokeObjectURL(address);
    };
  }, [name, open, drawn]);
  return state;
}
