/** What may be done with bands as a whole: another one, the page that everybody sees, the end. */
import { deleteBand } from "@bandstand/contracts/sign-in";
import { IconPlus, IconTrash, IconWorld } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useMay } from "../../lib/services/use-may.ts";
import { publicPageOf } from "../../ui/links/public-page.ts";
import type { FramePerson } from "./frame-person.ts";
import styles from "./panel-list.module.css";

interface BandToolsProps {
  person: FramePerson;
  onDone: () => void;
}

export function BandTools({ person, onDone }: BandToolsProps) {
  const mayDelete = useMay(deleteBand);
  return (
    <ul className={styles.list}>
      <li>
        <Link to="/band/add" className={styles.item} onClick={onDone}>
          <IconPlus aria-hidden />
          <span className={styles.grow}>Add band</span>
        </Link>
      </li>
      <li>
        <a
          href={publicPageOf(person.bandIdentity)}
          target="_blank"
          rel="noreferrer"
          className={styles.item}
          onClick={onDone}
        >
          <IconWorld aria-hidden />
          <span className={styles.grow}>View public page</span>
        </a>
      </li>
      {mayDelete && (
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              onDone();
              person.onDeleteBand();
            }}
          >
            <IconTrash aria-hidden />
            <span className={styles.grow}>Delete band…</span>
          </button>
        </li>
      )}
    </ul>
  );
}
