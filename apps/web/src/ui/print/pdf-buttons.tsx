/** Sends what is on paper elsewhere: as a PDF to keep, and to another program where the browser can. */
import { safeFileName } from "@bandstand/domain/file-names";
import { IconFileTypePdf, IconShare2 } from "@tabler/icons-react";
import type { RefObject } from "react";
import { saveBlob } from "../../lib/files/file-target.ts";
import { Button } from "../buttons/button.tsx";
import { NativeSelect } from "../native-fields/native-select.tsx";
import { useAction } from "../notifications/use-action.ts";
import { usePaper } from "./paper.ts";
import { canShareFiles, shareFile } from "./share-file.ts";

interface PdfButtonsProps {
  /** Of the file, and what it is called. */
  title: string;
  /** As they are shown: elements with `data-page`. */
  pages: RefObject<HTMLDivElement | null>;
  /** Why there is nothing to send. */
  unavailable?: string | undefined;
}

const PAPER_CHOICES = [
  { value: "A4", label: "A4" },
  { value: "Letter", label: "Letter" },
] as const;

export function PdfButtons({ title, pages, unavailable }: PdfButtonsProps) {
  const [paper, choosePaper] = usePaper();
  const { isRunning: busy, run } = useAction("The PDF could not be made");

  async function withPdf(use: (file: File) => void | Promise<void>): Promise<void> {
    const { current } = pages;
    if (!current) return;
    await run(async () => {
      const { sheetPdf } = await import("./pdf/sheet-pdf.ts");
      const blob = await sheetPdf({ title, paper, sheet: current });
      const name = safeFileName(`${title}.pdf`, "Page.pdf");
      await use(new File([blob], name, { type: "application/pdf" }));
    });
  }

  return (
    <>
      <NativeSelect
        label="Paper"
        quietLabel
        value={paper}
        options={PAPER_CHOICES}
        onChange={choosePaper}
      />
      <Button
        compact
        icon={<IconFileTypePdf aria-hidden />}
        busy={busy}
        unavailable={unavailable}
        onClick={() => void withPdf((file) => saveBlob(file, file.name))}
      >
        Save as PDF
      </Button>
      {canShareFiles() && (
        <Button
          compact
          icon={<IconShare2 aria-hidden />}
          busy={busy}
          unavailable={unavailable}
          onClick={() => void withPdf(shareFile)}
        >
          Share
        </Button>
      )}
    </>
  );
}
