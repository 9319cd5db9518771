import { Button } from "../../ui/buttons/button.tsx";
import styles from "./import-panel.module.css";

export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
