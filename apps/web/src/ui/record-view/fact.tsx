/** One fact of a record that is read; a button, where the reader may change it on the spot. */
import type { ReactNode } from "react";
import { VisuallyHiddenInline } from "../marks/visually-hidden.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuGroup } from "../menu/menu-item.ts";
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
export function ChosenFact({
  label,
  groups,
  children,
}: FactProps & { groups: () => readonly MenuGroup[] }) {
  return (
    <li className={styles.fact}>
      <MenuButton label={label} groups={groups} words className={styles.change}>
        {children}
      </MenuButton>
    </li>
  );
}

/** What is typed or picked, in a panel of its own. */
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
        {panel}
      </Popover>
    </li>
  );
}
