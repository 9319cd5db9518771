/**
 * A picture in a form, with what chooses another. It is saved by itself, as soon as it is cut: the form around it neither
 * holds nor loses it.
 */
import type { PictureKind } from "@bandstand/domain/pictures";
import { IconPhotoUp, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { useConfirm } from "../confirm/confirm-context.ts";
import { useAction } from "../notifications/use-action.ts";
import { latePart, useFetchAhead } from "../parts/late-part.ts";
import { Part } from "../parts/part.tsx";
import { StoredPicture } from "../people/stored-picture.tsx";
import styles from "./picture-field.module.css";

const PictureDialog = latePart(async () => (await import("./picture-dialog.tsx")).PictureDialog);
const AHEAD = [PictureDialog];

/** What stands for a picture and changes it; a record's own hook brings it. */
export interface PictureChange {
  /** @param data a `data:` address */
  save: (data: string) => Promise<void>;
  remove: () => Promise<void>;
}

interface PictureFieldProps {
  /** "Band Logo" */
  label: string;
  hint?: string;
  kind: PictureKind;
  filename: string | null;
  /** Null while there is no record that it could be of. */
  change: PictureChange | null;
  /** Shown under a round frame, as people are. */
  round?: boolean;
  /** What stands there without a picture. */
  children: ReactNode;
}

export function PictureField(props: PictureFieldProps) {
  const { label, hint, kind, filename, change, round = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const confirm = useConfirm();
  const removing = useAction("The picture was not removed");
  const id = useId();
  useFetchAhead(AHEAD);
  const shown = filename === missing ? null : filename;

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${label}`,
      text: "The picture goes everywhere it is shown, and cannot be brought back.",
      destructive: true,
      yes: "Remove picture",
      no: "Keep",
    });
    if (isSure && change) await removing.run(change.remove);
  }

  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        <div className={`${styles.frame} ${styles[kind]} ${round ? styles.round : ""}`}>
          {shown === null ? (
            children
          ) : (
            <StoredPicture
              kind={kind}
              filename={shown}
              alt={label}
              sizes={kind === "bandPicture" ? "18rem" : "6rem"}
              onMissing={() => setMissing(shown)}
            />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.buttons}>
            <Button icon={<IconPhotoUp aria-hidden />} onClick={() => setOpen(true)}>
              {filename === null ? "Add picture" : "Change picture"}
            </Button>
            {filename !== null && (
              <Button
                kind="quietDanger"
                icon={<IconTrash aria-hidden />}
                busy={removing.isRunning}
                onClick={() => void remove()}
              >
                Remove picture
              </Button>
            )}
          </div>
          <p className={styles.hint}>{hint ?? "Saved at once, by itself."}</p>
        </div>
      </div>
      {isOpen && (
        <Part onFailed={() => setOpen(false)}>
          <PictureDialog
            label={label}
            kind={kind}
            round={round}
            onUse={change?.save ?? null}
            onClose={() => setOpen(false)}
          />
        </Part>
      )}
    </div>
  );
}
