/**
 * A full-screen dialog with what is to be printed, as it comes out on paper. Print and Close stand on its bar and stay on the
 * screen; everything else of the application is left off the paper.
 */
import { IconPrinter, IconX } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "../buttons/button.tsx";
import { HeadingLevelContext } from "../page/heading-level.ts";
import styles from "./print-page.module.css";

interface PrintPageProps {
  /** Its name for screen readers: "Print Paper Lanterns". */
  label: string;
  onClose: () => void;
  /** Why there is nothing to print. */
  unavailable?: string | undefined;
  /** On the bar, before Print. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Open while it is rendered. */
export function PrintPage({ label, onClose, unavailable, tools, children }: PrintPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const print = useRef<HTMLButtonElement>(null);
  // A layout effect, because its end comes while the dialog is still on the page: only then it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    // A dialog gives it to the first thing in it.
    print.current?.focus();
    return () => element.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.page}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.bar}>
        <div className={styles.tools}>{tools}</div>
        <Button
          ref={print}
          kind="main"
          className={styles.print}
          icon={<IconPrinter aria-hidden />}
          unavailable={unavailable}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Button compact className={styles.close} icon={<IconX aria-hidden />} onClick={onClose}>
          Close
        </Button>
      </header>
      {/* It scrolls by itself, so the keyboard must reach it. Paper is white in either scheme. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Page">
        <div className={styles.paper} data-scheme="light">
          <HeadingLevelContext value={2}>{children}</HeadingLevelContext>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
