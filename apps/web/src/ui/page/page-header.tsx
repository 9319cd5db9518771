import { type ReactNode, use } from "react";
import { LongWords } from "../marks/long-words.tsx";
import styles from "./page-header.module.css";
import { PageLeadContext } from "./page-lead-context.ts";

interface PageHeaderProps {
  title: string;
  /** A quiet fact beside the heading: `57 of 86 · 3 h 31 min`. */
  detail?: ReactNode;
  /** The way here, above the heading. */
  crumbs?: ReactNode;
  /** Search and buttons at the right; the most important last. */
  actions?: ReactNode;
  /** On a phone it leaves with what it stands above, where something below stays in view instead. */
  leaves?: boolean;
  /** A row below the heading: chips, sorting. */
  children?: ReactNode;
}

/** The top of every signed-in page. On a phone it stays in view while the page scrolls. */
export function PageHeader(props: PageHeaderProps) {
  const { title, detail, crumbs, actions, leaves = false, children } = props;
  const lead = use(PageLeadContext);
  return (
    <header className={styles.header} data-leaves={leaves || undefined}>
      <div className={styles.row}>
        {lead}
        <div className={styles.words}>
          {crumbs !== undefined && <div className={styles.crumbs}>{crumbs}</div>}
          <div className={styles.line}>
            {/* Takes the focus when the page opens, so that it is read out. */}
            <h1 className={styles.title} tabIndex={-1}>
              <LongWords>{title}</LongWords>
            </h1>
            {detail !== undefined && (
              <p className={styles.detail}>
                {typeof detail === "string" ? <span className={styles.cut}>{detail}</span> : detail}
              </p>
            )}
          </div>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </header>
  );
}
