import { useKeyboard } from "./keyboard-context.ts";
import styles from "./key-caps.module.css";
import { keyCaps } from "./key-names.ts";

/** Keys drawn as caps: `mod+k` as Ctrl K, or ⌘ K on a Mac. */
export function KeyCaps({ keys }: { keys: string }) {
  const { mac } = useKeyboard();
  return (
    <kbd className={styles.caps}>
      {keyCaps(keys, mac).map((cap) => (
        <kbd key={cap} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </kbd>
  );
}
