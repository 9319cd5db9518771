import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../buttons/button-link.tsx";
import { StatePanel } from "./state-panel.tsx";

interface NoRightProps {
  /** What is not shared with this member, and who can change that. */
  children: ReactNode;
  /** In the words of the documents. */
  said?: string;
  /** In place of a page and its title. */
  alone?: boolean;
}

/** A place of this band that this member has no right to. */
export function NoRight({ children, said, alone = false }: NoRightProps) {
  return (
    <StatePanel
      title="Not for you"
      mark={<IconLock />}
      said={said}
      alone={alone}
      actions={
        <ButtonLink to="/dashboard" kind="main">
          Go to the dashboard
        </ButtonLink>
      }
    >
      {children}
    </StatePanel>
  );
}
