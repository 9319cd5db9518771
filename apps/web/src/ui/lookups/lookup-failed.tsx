/** Stands where something would be chosen, when there is nothing to choose from. */
import { IconAlertCircle } from "@tabler/icons-react";
import { Button } from "../buttons/button.tsx";
import { type Asked, failureOf } from "./lookup.ts";
import styles from "./lookup-failed.module.css";

interface LookupFailedProps {
  /** What is missing, in the plural: "genres". */
  what: string;
  lookup: Asked;
}

export function LookupFailed({ what, lookup }: LookupFailedProps) {
  const failure = failureOf(lookup);
  if (failure === null) return null;
  return (
    <div className={styles.failed}>
      <IconAlertCircle aria-hidden />
      <p role="alert">
        The {what} were not loaded. {failure.message}
      </p>
      <Button size="small" busy={lookup.isFetching} onClick={() => void lookup.refetch()}>
        Try again
      </Button>
    </div>
  );
}
