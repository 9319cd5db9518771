import { Button } from "../../../ui/buttons/button.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./offer-pending.module.css";

interface OfferPendingProps {
  error: Error | null;
  onRetry: () => void;
}

/** In place of the songs to choose from, until they are there. */
export function OfferPending({ error, onRetry }: OfferPendingProps) {
  if (error) {
    return (
      <>
        <p role="alert">{error.message}</p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  }
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>Loading songs</VisuallyHidden>
      {ROWS.map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];
