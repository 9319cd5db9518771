/** The poster as it comes out on paper. */
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from "react";
import { keepFitted } from "../../../ui/print/fit-page.ts";
import { useShrunkToFit } from "../../../ui/print/use-shrunk-to-fit.ts";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import styles from "./poster-page.module.css";

interface PosterPageProps {
  bandName: string;
  words: string;
  address: string;
  /** What is printed and shared. */
  ref: RefObject<HTMLDivElement | null>;
}

export function PosterPage({ bandName, words, address, ref }: PosterPageProps) {
  const page = useRef<HTMLElement>(null);
  useShrunkToFit(ref);
  useLayoutEffect(
    () => (page.current ? keepFitted(page.current, 1) : undefined),
    [bandName, words, address],
  );
  // As somebody types it.
  const typed = address.replace(/^https?:\/\//, "");
  const letters: CSSProperties & Record<"--letters", number> = { "--letters": typed.length };
  return (
    <div ref={ref} className={styles.sheet}>
      <article ref={page} className={styles.page} data-page>
        <h1 dir="auto" data-line data-title>
          {bandName}
        </h1>
        <p className={styles.words} dir="auto" data-line>
          {words}
        </p>
        <div className={styles.code}>
          <QrCode text={address} label={`Code with the address where fans follow ${bandName}`} />
        </div>
        <p data-line>Point your camera at it, or go to</p>
        <p className={styles.address} style={letters} data-line>
          {typed}
        </p>
      </article>
    </div>
  );
}
