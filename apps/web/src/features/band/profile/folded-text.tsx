import { useId, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./band-profile.module.css";
import { isBigProfile } from "./band-words.ts";

/** A text of which a long one begins with a few lines. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isBigProfile(text)) return <p className={styles.text}>{text}</p>;
  return (
    <div>
      <p id={id} className={styles.text} data-folded={!isOpen || undefined}>
        {text}
      </p>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Less" : "More"}
      </Button>
    </div>
  );
}
