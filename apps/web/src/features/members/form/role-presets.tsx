/** Rights to start from: those of three roles, whatever role somebody has. */
import type { Actor } from "@bandstand/domain/member";
import type { Rights } from "@bandstand/domain/given-rights";
import { rightsBeyond } from "@bandstand/domain/given-rights";
import { isEqual } from "@bandstand/domain/change";
import { defaultPrivileges, type Privileges } from "@bandstand/domain/roles";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./access-options.module.css";

const PRESETS = [
  { label: "Player", role: "M" },
  { label: "Helper", role: "H" },
  { label: "Manager", role: "BM" },
] as const;

interface RolePresetsProps {
  actor: Actor;
  /** What the member has; nothing, for a new one. */
  before: Rights;
  privileges: Privileges;
  onPick: (privileges: Privileges) => void;
}

export function RolePresets({ actor, before, privileges, onPick }: RolePresetsProps) {
  return (
    <div role="group" aria-label="Rights to start from" className={styles.presets}>
      {PRESETS.map(({ label, role }) => {
        const areas = defaultPrivileges(role);
        const isBeyond = rightsBeyond(actor, { areas }, before).length > 0;
        return (
          <Button
            key={role}
            size="small"
            aria-pressed={isEqual(areas, privileges)}
            unavailable={isBeyond ? "These are more rights than you have yourself" : undefined}
            onClick={() => onPick(areas)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
