/** The booklet with what is done with it: larger, printed, saved or shared as a PDF. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { entriesInOrder } from "@bandstand/domain/setlist-order";
import { IconTextDecrease, IconTextIncrease } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useStoredSetting } from "../../lib/stored-setting.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { PdfButtons } from "../../ui/print/pdf-buttons.tsx";
import { PrintPage } from "../../ui/print/print-page.tsx";
import { useShrunkToFit } from "../../ui/print/use-shrunk-to-fit.ts";
import { SetlistBooklet } from "./booklet/setlist-booklet.tsx";
import { useBookletSongs } from "./booklet/use-booklet-songs.ts";

interface BookletOnPaperProps {
  setlist: SetlistWithSections;
  /** The way back to the list of titles. */
  choice: ReactNode;
  onClose: () => void;
}

/** The usual one first, as settings have it. */
const SIZES = ["0", "-2", "-1", "1", "2", "3", "4"] as const;
const IN_ORDER = SIZES.toSorted((one, other) => Number(one) - Number(other));

export function BookletOnPaper({ setlist, choice, onClose }: BookletOnPaperProps) {
  const [size, setSize] = useStoredSetting<(typeof SIZES)[number]>("booklet-text", SIZES);
  const pages = useRef<HTMLDivElement>(null);
  useShrunkToFit(pages);
  const loaded = useBookletSongs(entriesInOrder(setlist).map(({ songId }) => songId));
  const unavailable = loaded.isLoading ? "The charts are on their way" : undefined;
  const step = (by: number) => IN_ORDER[IN_ORDER.indexOf(size) + by];
  const [smaller, larger] = [step(-1), step(1)];
  return (
    <PrintPage
      label={`Print ${setlist.name}`}
      onClose={onClose}
      unavailable={unavailable}
      tools={
        <>
          {choice}
          <IconButton
            label="Smaller text"
            unavailable={smaller ? undefined : "It is as small as it gets"}
            onClick={() => smaller && setSize(smaller)}
          >
            <IconTextDecrease aria-hidden />
          </IconButton>
          <IconButton
            label="Larger text"
            unavailable={larger ? undefined : "It is as large as it gets"}
            onClick={() => larger && setSize(larger)}
          >
            <IconTextIncrease aria-hidden />
          </IconButton>
          <PdfButtons title={`${setlist.name}, charts`} pages={pages} unavailable={unavailable} />
        </>
      }
    >
      <SetlistBooklet setlist={setlist} loaded={loaded} size={Number(size)} pages={pages} />
    </PrintPage>
  );
}
