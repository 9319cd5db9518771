/** The picture under a frame of its shape: moved by pointer, fingers and arrows, made larger, turned. */
import { type PictureKind, PICTURES } from "@bandstand/domain/pictures";
import { IconRotateClockwise2, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { IconButton } from "../buttons/icon-button.tsx";
import type { ChosenPicture } from "./chosen-picture.ts";
import { type CropArea, cropDrawing } from "./crop-area.ts";
import styles from "./crop-stage.module.css";
import { cutOut } from "./cut-out.ts";

interface CropStageProps {
  picture: ChosenPicture;
  kind: PictureKind;
  round: boolean;
  /** Hands over what cuts the picture as it now lies under the frame. */
  onCut: (cut: () => string) => void;
}

const MOST_ZOOM = 4;
/** Of the picture as it fits: what the frame holds at first. */
const AUTO_CROP_AREA = 0.8;
const QUARTER = 90;
/** Pixels that an arrow key moves it by. */
const STEP = 4;

export function CropStage({ picture, kind, round, onCut }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1 / AUTO_CROP_AREA);
  const [rotation, setRotation] = useState(0);
  const { aspect, widths } = PICTURES[kind];

  function hold(_share: CropArea, area: CropArea): void {
    const { image } = picture;
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    onCut(() => cutOut(image, cropDrawing({ area, size, rotation, aspect, most: widths[1] })));
  }

  return (
    <div className={styles.stage}>
      <div className={styles.picture}>
        <Cropper
          image={picture.address}
          aspect={aspect}
          cropShape={round ? "round" : "rect"}
          showGrid={!round}
          crop={crop}
          onCropChange={setCrop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          onZoomChange={setZoom}
          rotation={rotation}
          onCropComplete={hold}
          keyboardStep={STEP}
          // A sheet of its own would be refused: the page takes styles from our files alone.
          disableAutomaticStylesInjection
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "group", "aria-label": "Part of the picture. Arrow keys move it" }}
        />
      </div>
      <div className={styles.tools}>
        <IconZoomOut aria-hidden />
        <input
          type="range"
          className={styles.zoom}
          aria-label="Zoom"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)} times`}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
        <IconZoomIn aria-hidden />
        <IconButton
          label="Rotate"
          onClick={() => setRotation((rotation + QUARTER) % (4 * QUARTER))}
        >
          <IconRotateClockwise2 aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
