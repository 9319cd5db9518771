/** What is for administrators alone. Passwords are covered: a profile is shown to others at a table. */
import { IconEye, IconEyeOff, IconLock } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./band-profile.module.css";
import type { PrivateText } from "./band-words.ts";

export function PrivateInformation({ texts }: { texts: readonly PrivateText[] }) {
  const id = useId();
  return (
    <section className={styles.private} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <IconLock aria-hidden />
        Private information
      </h2>
      <p className={styles.soft}>For administrators alone.</p>
      <dl className={styles.texts}>
        {texts.map(({ key, title, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              {key === "passwords" ? (
                <Covered text={text} />
              ) : (
                <p className={styles.text}>{text}</p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Covered({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown && <p className={`${styles.text} ${styles.secret}`}>{text}</p>}
      <Button
        icon={isShown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? "Hide passwords" : "Show passwords"}
      </Button>
    </>
  );
}
