/**
 * Signing in and registering: the words at the left, an evening's set list at the right; where there is no room for
 * that, a recording along the foot of the page.
 */
import type { ReactNode } from "react";
import { BrandName } from "../../ui/brand/brand-name.tsx";
import { SkipLink } from "../../ui/page/skip-link.tsx";
import { PublicBanners } from "../banners/public-banners.tsx";
import styles from "./public-form.module.css";
import { StageSetList } from "./stage-set-list.tsx";
import { StageWave } from "./stage-wave.tsx";

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <div className={styles.head}>
        <PublicBanners />
        <header className={styles.header}>
          <BrandName />
        </header>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
      <div className={styles.stage} aria-hidden="true">
        <StageSetList />
      </div>
      <div className={styles.foot} aria-hidden="true">
        <StageWave />
      </div>
    </div>
  );
}
