/** Where somebody stands in their role, and the way to change it, which concerns the others as well. */
import { saveMemberPositions } from "@bandstand/contracts/members";
import type { BandUser } from "@bandstand/contracts/band-user";
import { roleGroupName } from "@bandstand/domain/roles";
import { IconArrowsSort } from "@tabler/icons-react";
import { useMay } from "../../../../lib/services/use-may.ts";
import { useMemberWindows } from "../../../../records/members/member-windows.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import styles from "./number-field.module.css";

export function NumberField({ member: { number, roleId, Role } }: { member: BandUser }) {
  const windows = useMemberWindows();
  const mayArrange = useMay(saveMemberPositions);
  return (
    <div className={styles.field}>
      <span className={styles.label}>Number among {roleGroupName(Role)}</span>
      <span className={styles.place}>
        <span className={styles.number}>{number ?? "–"}</span>
        {mayArrange && (
          <Button
            icon={<IconArrowsSort aria-hidden />}
            onClick={() => windows.arrangeNumbers({ id: roleId, name: Role.name })}
          >
            Arrange User Numbers
          </Button>
        )}
      </span>
    </div>
  );
}
