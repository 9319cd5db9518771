/** Sends the set list elsewhere: as a PDF, and as plain text. */
import type { Sheet } from "@bandstand/domain/setlist-sheet";
import { setlistText } from "@bandstand/domain/setlist-text";
import { IconCopy } from "@tabler/icons-react";
import type { RefObject } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { PdfButtons } from "../../ui/print/pdf-buttons.tsx";
import styles from "./print-tools.module.css";

interface ShareButtonsProps {
  sheet: Sheet;
  /** As they are shown. */
  pages: RefObject<HTMLDivElement | null>;
}

export function ShareButtons({ sheet, pages }: ShareButtonsProps) {
  const notify = useNotify();
  const empty = sheet.sections.length === 0 ? "There are no songs yet" : undefined;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(setlistText(sheet));
      notify.success("Copied as plain text");
    } catch {
      notify.error("The browser does not let the text be copied");
    }
  }

  return (
    <div className={styles.share}>
      <PdfButtons title={sheet.name} pages={pages} unavailable={empty} />
      <Button
        compact
        icon={<IconCopy aria-hidden />}
        unavailable={empty}
        onClick={() => void copy()}
      >
        Copy as text
      </Button>
    </div>
  );
}
