/** For a member to whom nothing else is shown: where they are, what somebody else can change, and one way on. */
import type { ReactNode } from "react";
import { Card } from "../../ui/card/card.tsx";
import styles from "./calm-card.module.css";

interface CalmCardProps {
  band: string;
  /** What they are in it. */
  role: string;
  /** Whether they may read something that there is nothing of yet. */
  reads: boolean;
  action: ReactNode;
}

export function CalmCard({ band, role, reads, action }: CalmCardProps) {
  return (
    <Card title={`You are in ${band}`} detail={role} main action={action}>
      <div className={styles.words}>
        <p className={styles.what}>{reads ? "Nothing here yet" : "A quiet place, for now"}</p>
        <p>
          {reads
            ? "The next set list, what others changed and what there is to practise stand here as soon as there is any."
            : "Songs and set lists are not shared with you. An administrator of the band can change that, and you will see them here."}
        </p>
      </div>
    </Card>
  );
}
