import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./file-drop.module.css";

interface FileDropProps {
  icon: ReactNode;
  label: string;
  hint: string;
  /** As of an input's `accept`. */
  accept: string;
  onFile: (file: File) => void;
}

/** A file input that a file can also be dropped on. The input itself is what is reached by keyboard and heard. */
export function FileDrop({ icon, label, hint, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null): void {
    const file = files?.[0];
    if (file) onFile(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>or drop it here. {hint}</span>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
