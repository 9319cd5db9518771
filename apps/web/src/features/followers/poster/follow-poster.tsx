/** A poster with the code that leads to where fans follow the band, for the merchandise table and the door. */
import { useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { PdfButtons } from "../../../ui/print/pdf-buttons.tsx";
import { PrintPage } from "../../../ui/print/print-page.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import styles from "./follow-poster.module.css";
import { PosterPage } from "./poster-page.tsx";

interface FollowPosterProps {
  bandName: string;
  /** Where the code leads. */
  address: string;
}

/** Characters: more would be too small to be read in passing. */
const MOST_WORDS = 120;

export function FollowPoster({ bandName, address }: FollowPosterProps) {
  const current = useCurrentWindow();
  const pages = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("Hear of our next gig first");
  return (
    <PrintPage
      label="Poster"
      onClose={() => current?.dismiss()}
      tools={
        <>
          <label className={styles.words}>
            <VisuallyHidden>Words on the poster</VisuallyHidden>
            <input
              value={words}
              dir="auto"
              maxLength={MOST_WORDS}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <PdfButtons title={`Follow ${bandName}`} pages={pages} />
        </>
      }
    >
      <PosterPage ref={pages} bandName={bandName} words={words} address={address} />
    </PrintPage>
  );
}
