/** An address to hand on: to be copied, or marked and copied by hand. */
import { IconCopy } from "@tabler/icons-react";
import { Button } from "../buttons/button.tsx";
import styles from "./link-to-copy.module.css";
import { useCopy } from "./use-copy.ts";

interface LinkToCopyProps {
  address: string;
  /** Told apart where several stand on one page. */
  label?: string;
}

export function LinkToCopy({ address, label = "Link" }: LinkToCopyProps) {
  const copy = useCopy("link");
  return (
    <>
      <label className={styles.link}>
        <span>{label}</span>
        <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button icon={<IconCopy aria-hidden />} onClick={() => copy(address)}>
        Copy {label.toLowerCase()}
      </Button>
    </>
  );
}
