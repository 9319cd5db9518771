/** Chooses a picture from the device, by drop or paste as well, and cuts it to its shape before it is sent. */
import { LIMITS } from "@bandstand/contracts/limits";
import { formatFileSize } from "@bandstand/domain/file-size";
import type { PictureKind } from "@bandstand/domain/pictures";
import { IconCamera, IconPhotoUp } from "@tabler/icons-react";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { FileDrop } from "../files/file-drop.tsx";
import { FormNotice } from "../native-fields/form-notice.tsx";
import { Overlay } from "../overlay/overlay.tsx";
import { OverlayHead } from "../overlay/overlay-head.tsx";
import { describeError } from "../states/describe-error.ts";
import { type ChosenPicture, choosePicture } from "./chosen-picture.ts";
import { CropStage } from "./crop-stage.tsx";
import styles from "./picture-dialog.module.css";
import { PICTURE_WORDS, type PictureProblem } from "./picture-words.ts";

interface PictureDialogProps {
  label: string;
  kind: PictureKind;
  round: boolean;
  /** Takes the picture as a `data:` address. What it throws is said, and the picture can be sent again. Null without a record. */
  onUse: ((data: string) => Promise<void>) | null;
  onClose: () => void;
}

const ACCEPTED = "image/png,image/jpeg,image/webp";

export function PictureDialog({ label, kind, round, onUse, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const cut = useRef<() => string>(() => "");
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ""), [chosen]);

  async function take([file]: readonly File[]): Promise<void> {
    if (!file || isSending) return;
    setProblem(null);
    if (!("FileReader" in window)) return setProblem({ said: PICTURE_WORDS.noReader, why: null });
    try {
      setChosen(await choosePicture(file));
    } catch (error) {
      setProblem({ said: PICTURE_WORDS.noPicture, why: describeError(error).message });
    }
  }

  async function send(): Promise<void> {
    if (onUse === null) {
      setProblem({
        said: PICTURE_WORDS.noRecord,
        why: "Save this first, then choose its picture.",
      });
      return;
    }
    setProblem(null);
    setSending(true);
    try {
      await onUse(cut.current());
      onClose();
    } catch (error) {
      setProblem({ said: PICTURE_WORDS.notSaved, why: describeError(error).message });
      setSending(false);
    }
  }

  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take([...event.clipboardData.files]);
  }

  return (
    <Overlay label={label} place="centre" atField onClose={onClose}>
      <div className={styles.dialog} onPaste={paste}>
        <OverlayHead title={label} onClose={onClose} />
        <div className={styles.body}>
          {problem !== null && (
            <FormNotice kind="bad">
              <strong>{problem.said}</strong>
              {problem.why !== null && <span>{problem.why}</span>}
            </FormNotice>
          )}
          {chosen ? (
            <CropStage
              key={chosen.address}
              picture={chosen}
              kind={kind}
              round={round}
              onCut={(next) => {
                cut.current = next;
              }}
            />
          ) : (
            <>
              <FileDrop
                icon={<IconPhotoUp aria-hidden />}
                label="Choose a picture"
                hint={`PNG, JPEG or WebP; at most ${formatFileSize(LIMITS.picture)}. A copied one can be pasted.`}
                accept={ACCEPTED}
                onFiles={(files) => void take(files)}
              />
              <label className={styles.camera}>
                <IconCamera aria-hidden /> Take a photo
                <input
                  type="file"
                  accept="image/*"
                  // Of a person the camera at the front, of a band the other one.
                  capture={round ? "user" : "environment"}
                  onChange={({ currentTarget }) => {
                    void take([...(currentTarget.files ?? [])]);
                    currentTarget.value = "";
                  }}
                />
              </label>
            </>
          )}
        </div>
        <footer className={styles.answers}>
          {chosen && (
            <Button
              kind="quiet"
              className={styles.other}
              onClick={() => {
                setProblem(null);
                setChosen(null);
              }}
            >
              Choose another
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {chosen && (
            <Button kind="main" busy={isSending} onClick={() => void send()}>
              Use picture
            </Button>
          )}
        </footer>
      </div>
    </Overlay>
  );
}
