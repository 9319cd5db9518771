import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../buttons/button-link.tsx";
import { StatePanel } from "./state-panel.tsx";

interface NoRightProps {
  /** What is not shared with this member, and who can change that. */
  children: ReactNode;
  /** In the words of the documents. */
  said?: string;
}

/** A place of this band that this member has no right to. */
export function NoRight({ children, said }: NoRightProps) {
  return (
    <StatePanel
      title="Not for you"
      mark={<IconLock />}
      said={said}
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
