/** What may be done with bands as a whole: another one, the page that everybody sees, the end. */
import { deleteBand } from "@bandstand/contracts/sign-in";
import { IconPlus, IconTrash, IconWorld } from "@tabler/icons-react";
import { useMay } from "../../lib/services/use-may.ts";
import { publicPageOf } from "../../ui/links/public-page.ts";
import type { FramePerson } from "./frame-person.ts";
import { ActionEntry, OutsideEntry, PageEntry } from "./panel-entry.tsx";
import styles from "./panel-list.module.css";

interface BandToolsProps {
  person: FramePerson;
  onDone: () => void;
}

export function BandTools({ person, onDone }: BandToolsProps) {
  const mayDelete = useMay(deleteBand);
  return (
    <ul className={styles.list}>
      <PageEntry to="/band/add" icon={<IconPlus aria-hidden />} label="Add band" onDone={onDone} />
      <OutsideEntry
        href={publicPageOf(person.bandIdentity)}
        icon={<IconWorld aria-hidden />}
        label="View public page"
        onDone={onDone}
      />
      {mayDelete && (
        <ActionEntry
          icon={<IconTrash aria-hidden />}
          label="Delete band…"
          onPress={() => {
            onDone();
            person.onDeleteBand();
          }}
        />
      )}
    </ul>
  );
}
