/** Sends the set list elsewhere: as a PDF, to another program where the browser can, and as plain text. */
import { safeFileName } from "@bandstand/domain/file-names";
import type { Sheet } from "@bandstand/domain/setlist-sheet";
import { setlistText } from "@bandstand/domain/setlist-text";
import { IconCopy, IconFileTypePdf, IconShare2 } from "@tabler/icons-react";
import type { RefObject } from "react";
import { saveBlob } from "../../lib/files/file-target.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { NativeSelect } from "../../ui/native-fields/native-select.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useAction } from "../../ui/notifications/use-action.ts";
import type { Paper } from "./print-settings.ts";
import styles from "./print-tools.module.css";
import { canShareFiles, shareFile } from "./share-file.ts";

interface ShareButtonsProps {
  sheet: Sheet;
  /** As they are shown. */
  pages: RefObject<HTMLDivElement | null>;
  paper: Paper;
  onPaper: (paper: Paper) => void;
}

const PAPER_CHOICES = [
  { value: "A4", label: "A4" },
  { value: "Letter", label: "Letter" },
] as const;

export function ShareButtons({ sheet, pages, paper, onPaper }: ShareButtonsProps) {
  const notify = useNotify();
  const { isRunning: busy, run } = useAction("The PDF could not be made");
  const empty = sheet.sections.length === 0 ? "There are no songs yet" : undefined;

  async function withPdf(use: (file: File) => void | Promise<void>): Promise<void> {
    const { current } = pages;
    if (!current) return;
    await run(async () => {
      const { setlistPdf } = await import("./pdf/setlist-pdf.ts");
      const blob = await setlistPdf({ title: sheet.name, paper, sheet: current });
      const name = safeFileName(`${sheet.name}.pdf`, "Set list.pdf");
      await use(new File([blob], name, { type: "application/pdf" }));
    });
  }

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
      <NativeSelect
        label="Paper"
        quietLabel
        value={paper}
        options={PAPER_CHOICES}
        onChange={onPaper}
      />
      <Button
        compact
        icon={<IconFileTypePdf aria-hidden />}
        busy={busy}
        unavailable={empty}
        onClick={() => void withPdf((file) => saveBlob(file, file.name))}
      >
        Save as PDF
      </Button>
      {canShareFiles() && (
        <Button
          compact
          icon={<IconShare2 aria-hidden />}
          busy={busy}
          unavailable={empty}
          onClick={() => void withPdf(shareFile)}
        >
          Share
        </Button>
      )}
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
