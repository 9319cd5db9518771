/** What stands below an input. The hint comes last, so that inputs side by side stand in line. */
import styles from "./field.module.css";

interface FieldWordsProps {
  /** Of the input. */
  id: string;
  message: string | undefined;
  hint: string | undefined;
}

export function FieldWords({ id, message, hint }: FieldWordsProps) {
  return (
    <>
      {message !== undefined && (
        <p id={`${id}message`} className={styles.message}>
          {message}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Their ids, for the input that they describe. */
export function wordsOf(id: string, message?: string, hint?: string): string | undefined {
  const ids = [
    ...(message === undefined ? [] : [`${id}message`]),
    ...(hint === undefined ? [] : [`${id}hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(" ");
}
