/** A set list on paper, as a list of titles or with all of its charts: printed, saved or shared as a PDF, or copied as plain text. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { getSong } from "@bandstand/contracts/songs";
import { setlistSheet } from "@bandstand/domain/setlist-sheet";
import { type ReactNode, useRef, useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { type Choice, ChoiceSwitch } from "../../ui/choice/choice-switch.tsx";
import { PrintPage } from "../../ui/print/print-page.tsx";
import { useShrunkToFit } from "../../ui/print/use-shrunk-to-fit.ts";
import { SetlistLoader } from "../../records/setlists/setlist-loader.tsx";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { BookletOnPaper } from "./booklet-on-paper.tsx";
import { PrintSwitches } from "./print-switches.tsx";
import { type PrintSwitch, usePrintSettings } from "./print-settings.ts";
import { ShareButtons } from "./share-buttons.tsx";
import { SheetPages } from "./sheet-pages.tsx";

export function SetlistPrint({ setlistId }: { setlistId: number }) {
  return (
    <SetlistLoader setlistId={setlistId}>
      {(setlist) => <PrintedSetlist setlist={setlist} />}
    </SetlistLoader>
  );
}

type Printed = "titles" | "charts";

const PRINTED: readonly Choice<Printed>[] = [
  { value: "titles", label: "Titles" },
  { value: "charts", label: "Charts" },
];

function PrintedSetlist({ setlist }: { setlist: SetlistWithSections }) {
  const current = useCurrentWindow();
  const [printed, print] = useState<Printed>("titles");
  const mayRead = useMay(getSong);
  const choice = mayRead && setlist.songs.length > 0 && (
    <ChoiceSwitch label="What is printed" choices={PRINTED} chosen={printed} onChoose={print} />
  );
  const paper = { setlist, choice, onClose: () => current?.dismiss() };
  return printed === "charts" ? <BookletOnPaper {...paper} /> : <SetlistOnPaper {...paper} />;
}

interface SetlistOnPaperProps {
  setlist: SetlistWithSections;
  /** The way to its charts. */
  choice: ReactNode;
  onClose: () => void;
}

function SetlistOnPaper({ setlist, choice, onClose }: SetlistOnPaperProps) {
  const { settings, toggle } = usePrintSettings();
  const pages = useRef<HTMLDivElement>(null);
  useShrunkToFit(pages);
  const { versionDate } = setlist;
  const versionDay = versionDate === null ? null : localDate(new Date(versionDate));
  const sheet = setlistSheet({ ...setlist, versionDay }, settings.options);
  return (
    <PrintPage
      label={`Print ${setlist.name}`}
      onClose={onClose}
      tools={
        <>
          {choice}
          <PrintSwitches
            switches={{ ...settings.options, eachSet: settings.eachSet }}
            onToggle={(of: PrintSwitch) => toggle(of)}
          />
          <ShareButtons sheet={sheet} pages={pages} />
        </>
      }
    >
      <SheetPages ref={pages} sheet={sheet} eachSet={settings.eachSet} />
    </PrintPage>
  );
}
