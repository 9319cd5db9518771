import { IconCloudOff, IconLockOpen } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./banner.module.css";

interface BannerProps {
  kind: "offline" | "insecure";
  onGotIt?: () => void;
  children: ReactNode;
}

const ICONS = { offline: IconCloudOff, insecure: IconLockOpen };

export function Banner({ kind, onGotIt, children }: BannerProps) {
  const Icon = ICONS[kind];
  return (
    <div className={styles.banner}>
      <Icon aria-hidden className={styles.icon} />
      <p className={styles.text}>{children}</p>
      {onGotIt !== undefined && (
        <Button size="small" onClick={onGotIt}>
          Got it
        </Button>
      )}
    </div>
  );
}
