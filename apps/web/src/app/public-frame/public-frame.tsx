/** Signing in and registering: the words at the left, at the right on larger screens a recording in stage light. */
import type { ReactNode } from "react";
import { BrandName } from "../../ui/brand/brand-name.tsx";
import { SkipLink } from "../../ui/page/skip-link.tsx";
import { PublicBanners } from "../banners/public-banners.tsx";
import { StageWave } from "./stage-wave.tsx";
import styles from "./public-form.module.css";

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <PublicBanners />
        <BrandName />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
      <div className={styles.stage} aria-hidden="true">
        <StageWave />
      </div>
    </div>
  );
}
