/** A set list on paper: printed, saved or shared as a PDF, or copied as plain text. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { setlistSheet } from "@bandstand/domain/setlist-sheet";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { localDate } from "../../lib/local-date.ts";
import { PrintPage } from "../../ui/print/print-page.tsx";
import { SetlistLoader } from "../../records/setlists/setlist-loader.tsx";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { PAGE_WIDTH } from "./fit-page.ts";
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
  const { settings, toggle, choosePaper } = usePrintSettings();
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
          <ShareButtons sheet={sheet} pages={pages} paper={settings.paper} onPaper={choosePaper} />
        </>
      }
    >
      <SheetPages ref={pages} sheet={sheet} eachSet={settings.eachSet} />
    </PrintPage>
  );
}

/** Of CSS. */
const PIXELS_A_MILLIMETRE = 96 / 25.4;

/** The paper is wider than a phone: it is shown smaller there, and printed as it is. */
function useShrunkToFit(pages: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = pages.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const shrink = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(room);
      const free =
        room.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd);
      const shrunk = Math.min(1, free / (PAGE_WIDTH * PIXELS_A_MILLIMETRE));
      element.style.setProperty("zoom", String(shrunk));
    };
    shrink();
    const observer = new ResizeObserver(shrink);
    observer.observe(room);
    return () => observer.disconnect();
  }, [pages]);
}
