/** One fact of a record that is read; a button, where the reader may change it on the spot. */
import type { ReactNode } from "react";
import { VisuallyHiddenInline } from "../marks/visually-hidden.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuContents } from "../menu/menu-item.ts";
import { Part } from "../parts/part.tsx";
import { Popover } from "../popover/popover.tsx";
import styles from "./record-view.module.css";

interface FactProps {
  /** "Tempo"; read out before what it is. */
  label: string;
  children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.value}>
        <VisuallyHiddenInline>{label} </VisuallyHiddenInline>
        {children}
      </span>
    </li>
  );
}

/** One of a few values. */
export function ChosenFact({ label, choices, children }: FactProps & { choices: MenuContents }) {
  return (
    <li className={styles.fact}>
      <MenuButton label={label} groups={() => []} more={choices} words className={styles.change}>
        {children}
      </MenuButton>
    </li>
  );
}

/** What is typed or picked, in a panel of its own, which may be a late part. */
export function TypedFact({
  label,
  children,
  panel,
}: FactProps & { panel: (close: () => void) => ReactNode }) {
  return (
    <li className={styles.fact}>
      <Popover
        place="beside"
        label={label}
        buttonLabel={`${label} `}
        buttonClass={styles.change}
        button={children}
      >
        {(close) => <Part onFailed={close}>{panel(close)}</Part>}
      </Popover>
    </li>
  );
}
