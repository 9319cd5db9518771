/**
 * A layer over the page that holds the focus until it closes: the palette, the list of keys, More on a phone.
 * The browser's own dialog does the hard part (focus in, focus back, Esc, the phone's Back, nothing behind reachable).
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { HeadingLevelContext } from "../page/heading-level.ts";
import styles from "./overlay.module.css";
import { useFirstPress } from "./use-first-press.ts";

interface OverlayProps {
  /** Its name for screen readers. */
  label: string;
  /** centre: near the top, over a dimmed page; sheet: from the lower edge; side: from the right, a sheet on a phone. */
  place: "centre" | "sheet" | "side";
  /** Pixels of one in the centre; less where the screen is narrower. */
  width?: number;
  /** It begins at its first field, not at the cross that closes it. */
  atField?: boolean;
  /** The page beside it stays alive: for one at the side. */
  beside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Open while it is rendered. */
export function Overlay(props: OverlayProps) {
  const { label, place, width, atField = false, beside = false, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const onClickCapture = useFirstPress();
  // A layout effect, because its end comes while the dialog is still on the page: only then it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    if (beside) showInPlace(element);
    else element.showModal();
    if (atField) element.querySelector<HTMLElement>("input, select, textarea")?.focus();
    return () => element.close();
  }, [atField, beside]);

  // A press that starts and ends on the dimmed page around closes; selecting text out of the panel doesn't.
  const closeOutside = (event: SyntheticEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // A window that it stands in would close as well.
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // The browser lets nobody refuse twice in a row: it would close what still asks whether it may.
    event.preventDefault();
    onClose();
  };
  return (
    // Esc is the key for a press outside.
    <dialog
      ref={dialog}
      aria-label={label}
      data-beside={beside || undefined}
      className={`${styles.overlay} ${styles[place]}`}
      onCancel={(event) => {
        // Fires for a file picker inside, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={closeOutside}
      onClickCapture={onClickCapture}
      onKeyDown={closeByKey}
    >
      <div
        className={styles.panel}
        style={width === undefined ? undefined : { width: `min(100%, ${width}px)` }}
      >
        <HeadingLevelContext value={3}>{children}</HeadingLevelContext>
      </div>
    </dialog>
  );
}

/** The focus goes into it, which makes a browser scroll the page that it stands beside. */
function showInPlace(dialog: HTMLDialogElement): void {
  const { scrollX, scrollY } = window;
  dialog.show();
  window.scrollTo(scrollX, scrollY);
}
