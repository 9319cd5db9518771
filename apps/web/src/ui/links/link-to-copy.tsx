/** An address to hand on: to be copied, or marked and copied by hand. */
import { IconCopy } from "@tabler/icons-react";
import { Button } from "../buttons/button.tsx";
import { useNotify } from "../notifications/notifications-context.ts";
import styles from "./link-to-copy.module.css";

interface LinkToCopyProps {
  address: string;
  /** Told apart where several stand on one page. */
  label?: string;
}

export function LinkToCopy({ address, label = "Link" }: LinkToCopyProps) {
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => notify.success("Link copied"),
      () => notify.warning("The link could not be copied. Mark it and copy it yourself."),
    );
  return (
    <>
      <label className={styles.link}>
        <span>{label}</span>
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button icon={<IconCopy aria-hidden />} onClick={copy}>
        Copy {label.toLowerCase()}
      </Button>
    </>
  );
}
