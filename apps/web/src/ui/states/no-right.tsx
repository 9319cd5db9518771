import { ButtonLink } from "../buttons/button-link.tsx";
import { StatePanel } from "./state-panel.tsx";

interface NoRightProps {
  /** What may not be seen, in the words of the rail: `Followers`. */
  area: string;
  band: string;
}

/** A place of this band that this member has no right to. */
export function NoRight({ area, band }: NoRightProps) {
  return (
    <StatePanel
      title="This is not open to you"
      actions={
        <ButtonLink to="/dashboard" kind="main">
          Go to the dashboard
        </ButtonLink>
      }
    >
      <p>
        {area} in {band} needs a right that you don’t have. An administrator of the band can give it
        to you; after that, sign in again.
      </p>
    </StatePanel>
  );
}
