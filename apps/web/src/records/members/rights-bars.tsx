/** What a member may do as a picture: a bar for each area, filled where they edit, pale where they look, hollow where it is hidden. */
import type { Privilege } from "@bandstand/domain/access-rule";
import type { RightsHolder } from "@bandstand/domain/member";
import { effectivePrivileges } from "@bandstand/domain/rights-words";
import { MENU_OPTIONS } from "@bandstand/domain/roles";
import styles from "./rights-bars.module.css";

export const PRIVILEGE_WORDS: Readonly<Record<Privilege, string>> = {
  W: "edits",
  R: "sees",
  H: "hidden",
};

/** Decoration: stands beside the same in words. */
export function RightsBars({ holder }: { holder: RightsHolder }) {
  const privileges = effectivePrivileges(holder);
  return (
    <span className={styles.bars} aria-hidden="true">
      {MENU_OPTIONS.map(({ tag, title }) => (
        <span
          key={tag}
          className={styles.bar}
          data-privilege={privileges[tag]}
          title={`${title}: ${PRIVILEGE_WORDS[privileges[tag]]}`}
        />
      ))}
    </span>
  );
}

/** What the bars mean, once for all of them. */
export function RightsLegend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      {(["W", "R", "H"] as const).map((privilege) => (
        <span key={privilege}>
          <span className={styles.bar} data-privilege={privilege} />
          {PRIVILEGE_WORDS[privilege]}
        </span>
      ))}
    </p>
  );
}
