import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./file-drop.module.css";

interface FileDropProps {
  icon: ReactNode;
  label: string;
  hint: string;
  /** As of an input's `accept`. */
  accept: string;
  multiple?: boolean;
  /** Takes nothing yet; the hint says why. */
  disabled?: boolean;
  /** Never empty; one file unless `multiple`. */
  onFiles: (files: readonly File[]) => void;
}

/** A file input that files can also be dropped on. The input itself is what is reached by keyboard and heard. */
export function FileDrop(props: FileDropProps) {
  const { icon, label, hint, accept, multiple = false, disabled = false, onFiles } = props;
  const [isOver, setOver] = useState(false);

  function take(list: FileList | null): void {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !disabled) onFiles(files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <label
      className={styles.drop}
      data-over={(isOver && !disabled) || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>
        <span className={styles.byMouse}>or drop {multiple ? "them" : "it"} here. </span>
        {hint}
      </span>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
