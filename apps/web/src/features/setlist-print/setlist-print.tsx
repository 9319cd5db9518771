/** A set list on paper: printed, saved or shared as a PDF, or copied as plain text. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { setlistSheet } from "@bandstand/domain/setlist-sheet";
import { useRef } from "react";
import { localDate } from "../../lib/local-date.ts";
import { PrintPage } from "../../ui/print/print-page.tsx";
import { useShrunkToFit } from "../../ui/print/use-shrunk-to-fit.ts";
import { SetlistLoader } from "../../records/setlists/setlist-loader.tsx";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { PrintSwitches } from "./print-switches.tsx";
import { type PrintSwitch, usePrintSettings } from "./print-settings.ts";
import { ShareButtons } from "./share-buttons.tsx";
import { SheetPages } from "./sheet-pages.tsx";

export function SetlistPrint({ setlistId }: { setlistId: number }) {
  const current = useCurrentWindow();
  return (
    <SetlistLoader setlistId={setlistId}>
      {(setlist) => <SetlistOnPaper setlist={setlist} onClose={() => current?.dismiss()} />}
    </SetlistLoader>
  );
}

interface SetlistOnPaperProps {
  setlist: SetlistWithSections;
  onClose: () => void;
}

function SetlistOnPaper({ setlist, onClose }: SetlistOnPaperProps) {
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
